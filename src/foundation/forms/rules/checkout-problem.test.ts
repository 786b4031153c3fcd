import { expect, test } from 'vitest';
import { problemsByField } from './checkout-problem.ts';

test('a field shows its first problem, and what concerns no field stands beside none', () => {
  expect(
    problemsByField([
      { field: null, text: 'a' },
      { field: 'terms', text: 'b' },
      { field: 'terms', text: 'c' },
    ]),
  ).toEqual({ terms: 'b' });
});
