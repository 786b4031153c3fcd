import { describe, expect, it } from 'vitest';
import { calculate, type Formula, readFormula, roundTo } from './formula.ts';

type Numeric = Exclude<Formula, { kind: 'set' }>;
const by = (typed: string) => readFormula(typed) as Numeric;

describe('a formula', () => {
  it.each([
    ['+5 %', { kind: 'percent', basisPoints: 500 }],
    ['-10%', { kind: 'percent', basisPoints: -1000 }],
    ['−2,5 %', { kind: 'percent', basisPoints: -250 }],
    ['+2,50', { kind: 'add', hundredths: 250 }],
    ['-1 €', { kind: 'add', hundredths: -100 }],
    ['= 12,90', { kind: 'set', text: '12,90' }],
    ['=', null],
    ['5%', null],
    ['12,90', null],
    ['+0', null],
    ['-101 %', null],
    ['+1001 %', null],
    ['+abc', null],
    ['', null],
  ])('%s is read as %j', (typed, formula) => {
    expect(readFormula(typed)).toEqual(formula);
  });

  it.each([
    [1290, '+5 %', null, 1355],
    [1290, '+5 %', 90, 1390],
    [1000, '-10%', 99, 899],
    [1000, '+2,50', 0, 1300],
    [999, '-10 %', null, 899],
    [100, '-2,50', 90, -150],
    [10, '-5 %', 90, 90],
  ] as const)('%i cents by %s to ,%s are %i', (cents, typed, rounding, result) => {
    expect(calculate(cents, by(typed), { isAmount: true, rounding })).toBe(result);
  });

  it('is in whole units for grams and pieces, which are not rounded to cents', () => {
    expect(calculate(3, by('+2'), { isAmount: false, rounding: 90 })).toBe(5);
    expect(calculate(333, by('+10 %'), { isAmount: false, rounding: null })).toBe(366);
  });
});

describe('an amount rounded to its cents', () => {
  it('ends with them, is at most half a euro away, and never below them', () => {
    for (const ending of [0, 50, 90, 95, 99] as const) {
      for (let cents = 0; cents < 1500; cents += 7) {
        const rounded = roundTo(cents, ending);
        expect(rounded % 100).toBe(ending);
        expect(rounded).toBeGreaterThanOrEqual(ending);
        if (cents >= ending) expect(Math.abs(rounded - cents)).toBeLessThanOrEqual(50);
        expect(roundTo(rounded, ending)).toBe(rounded);
      }
    }
  });
});
