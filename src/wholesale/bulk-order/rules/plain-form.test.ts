import { expect, test } from 'vitest';
import { pathBack, readPlainForm } from './plain-form.ts';

test('rows without a code are passed over, a code without a quantity is wanted once', () => {
  expect(readPlainForm([' A1 ', '', 'B2'], ['3', '9', ''])).toEqual({
    ok: true,
    rows: [
      { code: 'A1', quantity: 3 },
      { code: 'B2', quantity: 1 },
    ],
  });
});

test.each(['1.5', '-1', 'due', '10000', '1e2'])('%j is no quantity, and its code is named', (typed) => {
  expect(readPlainForm(['A1', 'B2'], ['1', typed])).toEqual({ ok: false, malformed: ['B2'] });
});

test.each([
  ['/ordine-rapido/', '/ordine-rapido/'],
  ['//evil.example/', '/cart/'],
  ['https://evil.example/', '/cart/'],
  ['/a?b=c', '/cart/'],
  ['', '/cart/'],
])('the way back from %j is %j', (sent, path) => {
  expect(pathBack(sent)).toBe(path);
});
