import { expect, it } from 'vitest';
import { settingsFrom } from '#site/settings/rules/registry.ts';
import { withShopData } from './shop-data.ts';

const shown = (html: string, stored: Readonly<Record<string, unknown>> = {}) =>
  withShopData(html, {
    settings: settingsFrom(new Map(Object.entries(stored))),
    locale: 'it',
    missing: 'da completare',
  }).replaceAll('\u00a0', ' ');

it.each([
  ['IBAN [shop_iban].', { bank_transfer_iban: 'IT99 X' }, 'IBAN IT99 X.'],
  ['[shop_legal_name]', { shop_legal_name: 'Rossi & C. <snc>' }, 'Rossi &amp; C. &lt;snc&gt;'],
  ['[shop_phone]', { shop_phone: '+39 059 12-34' }, '<a href="tel:+390591234">+39 059 12-34</a>'],
  ['[shop_email]', { shop_email: 'a@b.it' }, '<a href="mailto:a@b.it">a@b.it</a>'],
  ['da [shop_free_shipping_from]', { free_shipping_from_cents: 5000 }, 'da 50,00 €'],
  ['[shop_countries] paesi', { shipping_countries: ['IT', 'FR'] }, '2 paesi'],
])('%s is filled in from the settings', (html, stored, filled) => {
  expect(shown(html, stored)).toBe(filled);
});

it('says of missing firm data that it is to be completed', () => {
  expect(shown('IBAN [shop_iban]')).toBe('IBAN <em>(da completare)</em>');
});

it.each([
  [
    '<p>Telefono [shop_phone], [shop_hours].</p>',
    { shop_phone: '1' },
    '<p>Telefono <a href="tel:1">1</a>.</p>',
  ],
  ['<p>Telefono [shop_phone], [shop_hours].</p>\n<p>Qui</p>', { shop_hours: 'dalle 9' }, '<p>Qui</p>'],
  ['<p>PEC [shop_pec]</p>', {}, ''],
  // A paragraph that says more is whole.
  [
    '<p>Telefono [shop_phone]. Email [shop_email]</p>',
    { shop_email: 'a@b.it' },
    '<p>Telefono <em>(da completare)</em>. Email <a href="mailto:a@b.it">a@b.it</a></p>',
  ],
])('%s does without what a shop need not have', (html, stored, filled) => {
  expect(shown(html, stored)).toBe(filled);
});

it('leaves what is no code of the firm as it was written', () => {
  const text = '[shop_secret] [product_table id="1"] [shop] [constructor] [shop_]';
  expect(shown(text)).toBe(text);
});
