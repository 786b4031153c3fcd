import { expect, test } from 'vitest';
import { readListForm } from './list-form.ts';

test('[LIST-02] the form of a list names what each line is to hold, and what is done with it', () => {
  expect(readListForm({ action: 'cart', 'quantity[4]': '2', 'quantity[5]': ' 0 ', other: '9' })).toEqual({
    ok: true,
    action: 'cart',
    lines: [
      { id: 4, quantity: 2 },
      { id: 5, quantity: 0 },
    ],
  });
});

test('removing a line is an update without it', () => {
  expect(readListForm({ remove: '4', 'quantity[4]': '2', 'quantity[5]': '1' })).toEqual({
    ok: true,
    action: 'update',
    lines: [{ id: 5, quantity: 1 }],
  });
});

test.each(['', '-1', '1,5', 'due', '10000', '1e2'])('%j is no quantity', (typed) => {
  expect(readListForm({ action: 'update', 'quantity[4]': typed })).toEqual({
    ok: false,
    error: { code: 'malformed' },
  });
});

test('an action that the page does not offer is none', () => {
  expect(readListForm({ action: 'drop' })).toMatchObject({ action: null });
});
