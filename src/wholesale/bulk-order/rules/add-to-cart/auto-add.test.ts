import { expect, it } from 'vitest';
import { autoAdd } from './auto-add.ts';

const on = { autoAdd: true, autoAddSet: false };
const sets = { autoAdd: true, autoAddSet: true };

it('[BULK-15] with autoadd a changed quantity is added without its button', () => {
  expect(autoAdd(on, { quantity: 3, before: null, inCart: 0 })).toEqual({ kind: 'add', quantity: 3 });
  expect(autoAdd(on, { quantity: 3, before: 1, inCart: 5 })).toEqual({ kind: 'add', quantity: 3 });
  expect(autoAdd({ autoAdd: false, autoAddSet: true }, { quantity: 3, before: null, inCart: 0 })).toBeNull();
});

it('[BULK-15] with autoaddset the cart quantity is set to the entered value instead of raised by it', () => {
  expect(autoAdd(sets, { quantity: 3, before: null, inCart: 5 })).toEqual({ kind: 'set', quantity: 3 });
  expect(autoAdd(sets, { quantity: 0, before: 3, inCart: 3 })).toEqual({ kind: 'set', quantity: 0 });
  expect(autoAdd(sets, { quantity: 3, before: null, inCart: 0 })).toEqual({ kind: 'add', quantity: 3 });
});

it('[BULK-15] a quantity that has not changed is not added once more, and none is not added', () => {
  expect(autoAdd(on, { quantity: 3, before: 3, inCart: 3 })).toBeNull();
  expect(autoAdd(sets, { quantity: 3, before: null, inCart: 3 })).toBeNull();
  expect(autoAdd(on, { quantity: 0, before: 3, inCart: 3 })).toBeNull();
});
