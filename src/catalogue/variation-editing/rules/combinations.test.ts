import { describe, expect, it } from 'vitest';
import { combinationCount, missingCombinations } from './combinations.ts';

const axis = (attributeId: number, count: number) => ({
  attributeId,
  termIds: Array.from({ length: count }, (_, at) => attributeId * 1000 + at),
});

describe('the combinations of options', () => {
  it('are all of them with each other, in the order of the options', () => {
    expect(missingCombinations([axis(1, 2), axis(2, 2)], [])).toEqual({
      kind: 'counted',
      total: 4,
      missing: [
        [1000, 2000],
        [1000, 2001],
        [1001, 2000],
        [1001, 2001],
      ],
    });
  });

  it('leave out what a variation stands for, one for any option stands for all of them', () => {
    const found = missingCombinations(
      [axis(1, 2), axis(2, 3)],
      [
        { 1: 1000, 2: null },
        { 1: 1001, 2: 2001 },
      ],
    );
    expect(found).toMatchObject({
      total: 6,
      missing: [
        [1001, 2000],
        [1001, 2002],
      ],
    });
  });

  it('are 5,000 at most, together with what is there', () => {
    expect(missingCombinations([axis(1, 50), axis(2, 100)], [])).toMatchObject({
      kind: 'counted',
      total: 5000,
    });
    expect(missingCombinations([axis(1, 5001)], [])).toEqual({ kind: 'too-many', total: 5001 });
    expect(missingCombinations([axis(1, 3)], [{ 1: 7 }, { 1: 8 }], 4)).toEqual({
      kind: 'too-many',
      total: 5,
    });
  });

  it('are none without an attribute, or where one has no option', () => {
    expect(missingCombinations([], [])).toEqual({ kind: 'nothing-to-combine' });
    expect(missingCombinations([axis(1, 3), axis(2, 0)], [])).toEqual({ kind: 'nothing-to-combine' });
  });

  it('are counted without making them', () => {
    const many = Array.from({ length: 20 }, (_, at) => axis(at + 1, 200));
    expect(combinationCount(many)).toBe(Number.MAX_SAFE_INTEGER);
    expect(missingCombinations(many, [])).toMatchObject({ kind: 'too-many' });
  });
});
