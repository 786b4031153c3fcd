import { expect, it } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { agreedPrice, marginOf, staffDiscountFrom, staffTermsFrom, typedPercentage } from './staff-terms.ts';

it.each([
  ['a discount of the line', { usual: 10_000, agreed: null }, 1000, 0, 9000],
  ['the discount of the order off what remains', { usual: 10_000, agreed: null }, 1000, 500, 8550],
  ['a price of its own instead of the usual one', { usual: 10_000, agreed: 7000 }, 0, 0, 7000],
  ['the discount of the order off a price of its own', { usual: 10_000, agreed: 7000 }, 0, 1000, 6300],
  ['half a cent is rounded up', { usual: 5, agreed: null }, 1000, 0, 5],
  ['everything is given away', { usual: 999, agreed: null }, 10_000, 0, 0],
])('%s', (_, { usual, agreed }, line, order, price) => {
  const prices = { usual: toCents(usual), agreed: agreed === null ? null : toCents(agreed) };
  expect(agreedPrice(prices, line, order)).toBe(price);
});

it.each([
  ['5', 500],
  ['12,5', 1250],
  ['12.25 %', 1225],
  ['100', 10_000],
  ['0', 0],
  ['101', null],
  ['-3', null],
  ['1,234', null],
  ['', null],
  ['cinque', null],
])('“%s” as a percentage is %s basis points', (text, basisPoints) => {
  expect(typedPercentage(text)).toBe(basisPoints);
});

it('the margin is a part of the net price, unknown without a cost and negative below it', () => {
  expect(marginOf(1000, 800)).toBe(2000);
  expect(marginOf(1000, 1200)).toBe(-2000);
  expect(marginOf(0, 100)).toBe(-10_000);
  expect(marginOf(1000, null)).toBeNull();
});

it('what is stored is read, and what is no agreement is none', () => {
  const free = { kind: 'free', name: 'Manodopera', unit: 3000, mode: 'net', taxClass: 'standard' };
  expect(staffTermsFrom(free)).toEqual(free);
  for (const stored of [null, {}, { kind: 'discount', basisPoints: -5, reason: '' }, { ...free, unit: 1.5 }])
    expect(staffTermsFrom(stored)).toBeNull();
  expect(staffDiscountFrom({ basisPoints: 500, reason: 'x' })).toEqual({ basisPoints: 500, reason: 'x' });
  expect(staffDiscountFrom({ basisPoints: 0, reason: 'x' })).toBeNull();
});
