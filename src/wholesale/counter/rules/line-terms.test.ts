import { expect, it } from 'vitest';
import { readDiscount, readFreeLine, readLineTerms } from './line-terms.ts';
import { telephoneDigits } from './telephone-digits.ts';

const typed = { percent: '', price: '', reason: '' };

it.each([
  ['nothing takes the agreement away', {}, { ok: true, value: null }],
  ['0 takes it away', { percent: '0' }, { ok: true, value: null }],
  [
    'a percentage with its reason',
    { percent: '12,5', reason: 'Graffiato' },
    { ok: true, value: { kind: 'discount', basisPoints: 1250, reason: 'Graffiato' } },
  ],
  [
    'a price in the tax mode of the buyer',
    { price: '9,90', reason: 'Promessa' },
    { ok: true, value: { kind: 'price', unit: 990, mode: 'gross', reason: 'Promessa' } },
  ],
  ['a discount without a reason', { percent: '5' }, { ok: false, problem: 'reason' }],
  ['a price without a reason', { price: '5' }, { ok: false, problem: 'reason' }],
  ['both at once', { percent: '5', price: '5', reason: 'x' }, { ok: false, problem: 'percent-or-price' }],
  ['no percentage', { percent: 'molto', reason: 'x' }, { ok: false, problem: 'percent' }],
  ['no price', { price: '-1', reason: 'x' }, { ok: false, problem: 'price' }],
])('beside a line: %s', (_, fields, result) => {
  expect(readLineTerms({ ...typed, ...fields }, 'gross')).toEqual(result);
});

it('a discount on the order needs its reason, too', () => {
  expect(readDiscount({ percent: '5', reason: '' })).toEqual({ ok: false, problem: 'reason' });
  expect(readDiscount({ percent: '5', reason: 'Fiera' })).toEqual({
    ok: true,
    value: { basisPoints: 500, reason: 'Fiera' },
  });
});

it.each([
  ['no name', { name: '' }, 'free-name'],
  ['a name that is too long', { name: 'x'.repeat(201) }, 'free-name'],
  ['no price', { price: '' }, 'free-price'],
  ['a VAT class that the shop does not have', { taxClass: 'luxury' }, 'tax-class'],
])('a free line is refused with %s', (_, fields, problem) => {
  const line = { name: 'Manodopera', price: '30', taxClass: 'standard', ...fields };
  expect(readFreeLine(line, { mode: 'net', taxClasses: ['standard'] })).toEqual({ ok: false, problem });
});

it('a free line has its name, price and VAT class', () => {
  const line = { name: 'Manodopera', price: '30', taxClass: 'reduced' };
  expect(readFreeLine(line, { mode: 'net', taxClasses: ['standard', 'reduced'] })).toEqual({
    ok: true,
    value: { kind: 'free', name: 'Manodopera', unit: 3000, mode: 'net', taxClass: 'reduced' },
  });
});

it.each([
  ['+39', null],
  ['333', '333'],
  ['+393331234567', '3331234567'],
  ['0039333', '333'],
  ['(02)', null],
  ['02/4567', '024567'],
  ['BX123', null],
])('“%s” as a part of a telephone number is %s', (word, digits) => {
  expect(telephoneDigits(word)).toBe(digits);
});
