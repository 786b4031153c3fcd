import { expect, test } from 'vitest';
import { settingsFrom, settingsRegistry } from '#site/settings/rules/registry.ts';
import { firmKeys, firmLine, missingFirmData } from './firm-data.ts';

const blank = settingsFrom(new Map());

test('the data of the firm have no default: nothing invented is shown to customers', () => {
  expect(firmKeys.map((key) => settingsRegistry[key].fallback)).toEqual(firmKeys.map(() => ''));
});

test('a new shop lacks all of them, those of the account only where it takes bank transfers', () => {
  expect(missingFirmData(blank)).toEqual(firmKeys);
  expect(missingFirmData({ ...blank, bank_transfer_enabled: false, shop_phone: '059 1' })).toEqual([
    'shop_legal_name',
    'shop_address',
    'shop_vat_number',
    'shop_email',
  ]);
});

test('the line below emails holds what there is', () => {
  expect(firmLine({ ...blank, shop_name: 'Ricambi Rossi', shop_phone: '059 1' })).toBe(
    'Ricambi Rossi · 059 1',
  );
});
