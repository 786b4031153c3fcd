import { describe, expect, it } from 'vitest';
import { toCents } from '#shop/money/rules/cents.ts';
import { formatEuro } from '#shop/money/rules/format-euro.ts';
import { settingsRegistry } from '#shop/settings/rules/registry.ts';
import { contentPages } from './content-pages.data.ts';
import { standardRates } from './tax-rates.data.ts';

const bodyOf = (slug: string) => contentPages.find((page) => page.slug === slug)?.bodyHtml ?? '';
const digits = (cents: number) => /[\d.,]+/.exec(formatEuro(toCents(cents)))?.[0] ?? '';

describe('the content pages', () => {
  it('name the shipping costs that the settings hold', () => {
    expect(bodyOf('spedizioni-e-consegne')).toContain(
      `${digits(settingsRegistry.flat_shipping_cents.fallback)} euro`,
    );
    expect(bodyOf('spedizioni-e-consegne')).toContain(
      `${digits(settingsRegistry.free_shipping_from_cents.fallback).replace(',00', '')} euro`,
    );
  });

  it('name the bank account, the address and the telephone that the settings hold', () => {
    expect(bodyOf('pagamenti')).toContain(settingsRegistry.bank_transfer_iban.fallback);
    expect(bodyOf('pagamenti')).toContain(settingsRegistry.bank_transfer_holder.fallback);
    expect(bodyOf('contatti')).toContain(settingsRegistry.shop_email.fallback);
    expect(bodyOf('contatti')).toContain(settingsRegistry.shop_phone.fallback);
    expect(bodyOf('condizioni-di-vendita')).toContain(settingsRegistry.shop_vat_number.fallback);
  });

  it('[SITE-19] count the countries that the settings hold', () => {
    const countries = settingsRegistry.shipping_countries.fallback.length;
    expect(bodyOf('chi-siamo')).toContain(`<strong class="counter">${countries}</strong> paesi`);
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
