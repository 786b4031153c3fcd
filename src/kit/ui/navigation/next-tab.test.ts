import { expect, test } from 'vitest';
import { nextTab } from './next-tab.ts';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['ArrowLeft', 2, 1],
  ['ArrowDown', 1, 2],
  ['ArrowUp', 1, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, null],
])('[PDP-07] %s on tab %i of three leads to %s', (key, current, expected) => {
  expect(nextTab(key, current, 3)).toBe(expected);
});
