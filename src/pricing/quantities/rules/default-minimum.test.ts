import { expect, test } from 'vitest';
import { defaultMinimum } from './default-minimum.ts';

test.each([
  ['tier-click', 1],
  ['classic-bulk', 0],
  ['elsewhere', 1],
] as const)('[QTY-04] without a value of its own the minimum of %s is %i', (position, expected) => {
  expect(defaultMinimum(position)).toBe(expected);
});
