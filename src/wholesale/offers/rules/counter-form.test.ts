import { describe, expect, it } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { readCounter } from './counter-form.ts';

const lines = [
  { quantity: 4, unit: toCents(2000) },
  { quantity: 10, unit: toCents(750) },
];

const read = (fields: Readonly<Record<string, string>>) =>
  readCounter(Object.fromEntries(Object.entries(fields).map(([name, typed]) => [name, [typed]])), lines);

const asked = (fields: Readonly<Record<string, string>>) => {
  const counter = read(fields);
  return counter.ok ? Object.fromEntries(counter.counter.proposals) : counter.problems;
};

describe('[OFF-05] a counter-proposal', () => {
  it.each([
    ['a price', { 'unit-1': '17,00', 'quantity-1': '4' }, { 1: { quantity: 4, unit: 1700 } }],
    ['a quantity', { 'unit-1': '20,00', 'quantity-1': '6' }, { 1: { quantity: 6, unit: 2000 } }],
    [
      'both, beside what is left blank',
      { 'unit-2': '7', 'quantity-2': '30' },
      { 2: { quantity: 30, unit: 700 } },
    ],
    ['less of the items', { 'quantity-2': '0' }, { 2: { quantity: 0, unit: 750 } }],
  ])('asks for %s', (_, fields, proposals) => {
    expect(asked(fields)).toEqual(proposals);
  });

  it.each([
    ['nothing else than was offered', { 'unit-1': '20', 'quantity-1': '4' }, { 'unit-1': 'nothing-asked' }],
    ['half a piece', { 'quantity-1': '2,5' }, { 'quantity-1': 'wrong-quantity' }],
    ['too many', { 'quantity-1': '10000' }, { 'quantity-1': 'wrong-quantity' }],
    ['a price that is none', { 'unit-2': '0', 'quantity-2': '5' }, { 'unit-2': 'wrong-price' }],
    ['no item at all', { 'quantity-1': '0', 'quantity-2': '0' }, { 'quantity-1': 'nothing-left' }],
  ])('for %s is refused', (_, fields, problems) => {
    expect(asked(fields)).toEqual(problems);
  });
});
