import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareBins } from './compare-bins.ts';

test('bins come in the order of a walk: numbers by their value, what lies in none last', () => {
  const walk = ['A-1', 'a-2', 'A-2-1', 'A-10', 'B-1', '2', '12', ''];
  const sorted = ['12', 'B-1', '', 'A-10', 'A-2-1', 'A-1', 'a-2', '2'].sort(compareBins);
  expect(sorted).toEqual(['2', '12', ...walk.filter((bin) => !/^\d+$/.test(bin) && bin !== ''), '']);
});

test('the order of any bins does not depend on how they stood before', () => {
  const bin = fc.stringMatching(/^([A-C]-?)?\d{0,3}(-\d{1,2})?$/);
  fc.assert(
    fc.property(bin, bin, (one, other) => {
      expect(Math.sign(compareBins(one, other))).toBe(-Math.sign(compareBins(other, one)) + 0);
    }),
  );
});
