import { expect, test } from 'vitest';
import { readParcels } from './shipment.ts';

const fields = (rows: readonly (readonly [string, string])[]) =>
  Object.fromEntries(
    rows.flatMap(([courier, tracking], at) => [
      [`courier-${at + 1}`, [courier]],
      [`tracking-${at + 1}`, [tracking]],
    ]),
  );

test.each([
  ['nothing at all', [['', '']], []],
  ['a courier without a number', [['BRT', '']], [{ courier: 'BRT', tracking: '' }]],
  [
    'two parcels, the second with the courier of the first, and an empty row',
    [
      [' BRT ', 'A 1'],
      ['', ''],
      ['', 'A 2'],
    ],
    [
      { courier: 'BRT', tracking: 'A 1' },
      { courier: 'BRT', tracking: 'A 2' },
    ],
  ],
] as const)('an order is shipped with %s', (_, rows, parcels) => {
  expect(readParcels(fields(rows))).toEqual({ ok: true, parcels });
});

test.each([
  ['a number without a courier', [['', 'A 1']], 'courier-missing'],
  ['a number without letters and digits', [['BRT', '---']], 'tracking-missing'],
  ['a courier of 61 letters', [['x'.repeat(61), '']], 'shipment-too-long'],
] as const)('an order is not shipped with %s', (_, rows, problem) => {
  expect(readParcels(fields(rows))).toEqual({ ok: false, problem });
});

test('nothing posted means no parcel', () => {
  expect(readParcels({})).toEqual({ ok: true, parcels: [] });
});
