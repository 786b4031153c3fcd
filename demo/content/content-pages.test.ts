import { describe, expect, it } from 'vitest';
import { withShopData } from '#site/content/rules/shop-data.ts';
import { settingsFrom } from '#site/settings/rules/registry.ts';
import { contentPages } from './content-pages.data.ts';
import { demoFirm } from './demo-firm.data.ts';
import { standardRates } from './tax-rates.data.ts';

const bodyOf = (slug: string) => contentPages.find((page) => page.slug === slug)?.bodyHtml ?? '';
const settings = { ...settingsFrom(new Map()), ...demoFirm };

describe('the content pages', () => {
  const shown = (slug: string) =>
    withShopData(bodyOf(slug), { settings, locale: 'it', missing: '?' }).replaceAll('\u00a0', ' ');

  it('list shipping prices and payment methods by a code, so that they say what the shop has', () => {
    expect(bodyOf('spedizioni-e-consegne')).toContain('[shipping_prices]');
    expect(bodyOf('spedizioni-e-consegne')).not.toMatch(/\d euro/);
    expect(bodyOf('pagamenti')).toContain('[payment_methods]');
  });

  it('name the address and the telephone that the settings hold', () => {
    expect(shown('contatti')).toContain(`mailto:${demoFirm.shop_email}`);
    expect(shown('contatti')).toContain(`${demoFirm.shop_phone}</a>, ${demoFirm.shop_hours}`);
    expect(shown('condizioni-di-vendita')).toContain(`partita IVA ${demoFirm.shop_vat_number}`);
    expect(shown('privacy')).toContain(`${demoFirm.shop_legal_name}, ${demoFirm.shop_address}`);
  });

  it('hold no data of a firm themselves', () => {
    for (const { bodyHtml } of contentPages) {
      for (const text of [...Object.values(demoFirm), 'Officine 12', 'Pistone', 'IT60', 'mailto:', 'tel:']) {
        expect(bodyHtml).not.toContain(text);
      }
    }
  });

  it('of every shop fit any shop, the others speak of the demo', () => {
    expect(contentPages.filter(({ isDemo }) => isDemo).map(({ slug }) => slug)).toEqual([
      'chi-siamo',
      'che-rumore-fanno-i-freni',
      'tabella-prodotti',
    ]);
  });

  it('[SITE-19] count the countries that the settings hold', () => {
    const countries = settings.shipping_countries.length;
    expect(shown('chi-siamo')).toContain(`<strong class="counter">${countries}</strong> paesi`);
  });

  it('are eleven, each with two paragraphs or more', () => {
    expect(contentPages.map(({ slug }) => slug).sort()).toEqual([
      'che-rumore-fanno-i-freni',
      'chi-siamo',
      'condizioni-di-vendita',
      'contatti',
      'cookie',
      'ordine-rapido',
      'pagamenti',
      'privacy',
      'resi-e-rimborsi',
      'spedizioni-e-consegne',
      'tabella-prodotti',
    ]);
    for (const { bodyHtml } of contentPages) {
      expect(bodyHtml.match(/<p>/g)?.length).toBeGreaterThanOrEqual(2);
      expect(bodyHtml).not.toMatch(/undefined|[{}]|lorem/i);
    }
  });
});

describe('the VAT rates', () => {
  it('cover the 27 member states and nobody else', () => {
    expect(Object.keys(standardRates)).toHaveLength(27);
    expect(standardRates.IT).toBe(2200);
    for (const country of ['CH', 'SM', 'VA', 'GB', 'NO']) expect(standardRates[country]).toBeUndefined();
  });
});
