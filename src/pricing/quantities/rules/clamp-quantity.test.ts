import { expect, test } from 'vitest';
import { clampQuantity, raiseToMinimum, stepQuantity } from './clamp-quantity.ts';

test.each([
  [0, 1, 1],
  [3, 4, 4],
  [5, 4, 5],
  [-2, 0, 0],
  [-2, -5, -2],
  [-9, -5, -9],
])('[QTY-01] %i with the minimum %i becomes %i', (quantity, minimum, expected) => {
  expect(raiseToMinimum(quantity, minimum)).toBe(expected);
});

test.each([
  ['7', 7],
  ['1', 2],
  ['99', 10],
  ['', 2],
  ['abc', 2],
  ['1e9', 10],
  ['2.5', 3],
  ['9.01', 10],
  ['10.5', 10],
  ['0.5', 2],
])('[VAR-22] %j is clamped between 2 and 10 to %i', (typed, expected) => {
  expect(clampQuantity(typed, { minimum: 2, maximum: 10 })).toBe(expected);
});

test.each([
  [4, 1, 8],
  [6, 1, 8],
  [8, -1, 4],
  [6, -1, 4],
  [4, -1, 4],
  [12, 1, 12],
])('from %i a step by %i leads to %i', (quantity, direction, expected) => {
  const up = direction === 1 ? 1 : -1;
  expect(stepQuantity(quantity, up, { minimum: 4, maximum: 12, step: 4 })).toBe(expected);
});
