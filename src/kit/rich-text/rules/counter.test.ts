import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counterMs, counterStepMs, counterText } from './counter.ts';

describe('a counter', () => {
  it('[SITE-20] takes 1000 ms in steps of 10 ms', () => {
    expect([counterMs, counterStepMs]).toEqual([1000, 10]);
    const said = Array.from({ length: 1001 }, (_, ms) => counterText('100', ms));
    expect(new Set(said).size).toBe(101);
    expect(said[9]).toBe('0');
    expect(said[10]).toBe('1');
    expect(said[999]).toBe('99');
  });

  it.each([
    ['30 paesi', '0 paesi', '15 paesi'],
    ['12.500', '0', '6.250'],
    ['da 1.250.000 km', 'da 0 km', 'da 625.000 km'],
    ['98,5%', '0,0%', '49,3%'],
    ['1.234,50 €', '0,00 €', '617,25 €'],
    ['12,500', '0', '6,250'],
    ['4.2', '0.0', '2.1'],
    ['niente', 'niente', 'niente'],
  ])('[SITE-19] counts %j from %j over %j', (text, begin, middle) => {
    expect([counterText(text, 0), counterText(text, 500), counterText(text, 1000)]).toEqual([
      begin,
      middle,
      text,
    ]);
  });

  it('[SITE-19] never counts down, and ends as it was written', () => {
    const euros = fc.nat({ max: 9_999_999 }).map((value) => `${value}`);
    fc.assert(
      fc.property(euros, fc.nat({ max: 1000 }), fc.nat({ max: 1000 }), (text, one, other) => {
        const [first, second] = [one, other].toSorted((a, b) => a - b);
        expect(Number(counterText(text, first ?? 0))).toBeLessThanOrEqual(
          Number(counterText(text, second ?? 0)),
        );
        expect(counterText(text, 1000)).toBe(text);
      }),
    );
  });

  it('is not upset by a clock that goes back', () => {
    expect(counterText('5', -20)).toBe('0');
  });
});
