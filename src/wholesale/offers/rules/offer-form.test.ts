import { describe, expect, it } from 'vitest';
import { postedForm } from '#foundation/forms/rules/typed-values.ts';
import { readOfferForm } from './offer-form.ts';

const read = (fields: readonly [string, string][]) => readOfferForm(postedForm(fields), '2026-05-10');
const row = (item: string, name: string, quantity: string, unit: string): [string, string][] => [
  ['item', item],
  ['name', name],
  ['quantity', quantity],
  ['unit', unit],
];
const whose: [string, string][] = [['email', 'ada@officina.it']];

describe('the form of an offer', () => {
  it('[OFF-02] [OFF-03] holds customer, texts, day and lines; a row of which nothing was written is none', () => {
    expect(
      read([
        ...whose,
        ['mode', 'gross'],
        ['validUntil', '2026-05-31'],
        ['customText', ' Grazie\r\nAda '],
        ...row('DF-280', '', '4', '19,90'),
        ...row('', 'Montaggio', '1', '35'),
        ...row('', '', '1', ''),
      ]),
    ).toEqual({
      ok: true,
      draft: {
        email: 'ada@officina.it',
        vendor: '',
        conversation: null,
        mode: 'gross',
        validUntil: '2026-05-31',
        customText: 'Grazie\nAda',
        vendorText: '',
        lines: [
          { item: 'DF-280', name: '', quantity: 4, unit: 1990 },
          { item: '', name: 'Montaggio', quantity: 1, unit: 3500 },
        ],
      },
    });
  });

  it.each([
    [[...row('A', '', '1', '2')], { email: 'no-customer' }],
    [[...whose], { lines: 'no-lines' }],
    [[...whose, ...row('A', '', '0', '2')], { 'line-0-quantity': 'no-quantity' }],
    [[...whose, ...row('A', '', '1', '')], { 'line-0-unit': 'no-price' }],
    [[...whose, ...row('A', '', '1', '-2')], { 'line-0-unit': 'no-price' }],
    [[...whose, ...row('A', '', '1', '1'), ...row('', '', '1', '3')], { 'line-1-name': 'no-item' }],
    [[...whose, ...row('A', 'x'.repeat(201), '1', '1')], { 'line-0-name': 'too-long' }],
    [[...whose, ...row('A', '', '1', '1'), ['validUntil', '2026-02-30']], { validUntil: 'wrong-day' }],
    [[...whose, ...row('A', '', '1', '1'), ['validUntil', '2026-05-09']], { validUntil: 'past-day' }],
    [[...whose, ...row('A', '', '1', '1'), ['customText', 'x'.repeat(4001)]], { customText: 'too-long' }],
  ] as [[string, string][], object][])('%j is refused', (fields, problems) => {
    expect(read(fields)).toEqual({ ok: false, problems });
  });
});
