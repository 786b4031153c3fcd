import { expect, it } from 'vitest';
import { type AddButton, freshButton, isGoing, maximumBeside, mayPress, nextButton } from './add-button.ts';

const adding: AddButton = { says: 'adding' };

it('[BULK-38] after an add the button says add more while stock remains', () => {
  expect(freshButton).toEqual({ says: 'add' });
  expect(nextButton(freshButton, { kind: 'pressed' })).toEqual(adding);
  expect(nextButton(adding, { kind: 'counted', wanted: 2, addable: 5 })).toEqual(adding);
  expect(nextButton(adding, { kind: 'added', addable: 3 })).toEqual({ says: 'add-more' });
});

it('[BULK-39] when no stock is left it says so, and the maximum becomes 0', () => {
  const none = nextButton(adding, { kind: 'added', addable: 0 });
  expect(none).toEqual({ says: 'none-left' });
  expect(nextButton(adding, { kind: 'counted', wanted: 1, addable: 0 })).toEqual(none);
  expect(maximumBeside(none, 12)).toBe(0);
  expect(maximumBeside({ says: 'add-more' }, 12)).toBe(12);
  expect(mayPress(none)).toBe(false);
});

it('[BULK-40] when more is asked for than is in stock it says how many there are, and then add to cart', () => {
  const only = nextButton(adding, { kind: 'counted', wanted: 9, addable: 4 });
  expect(only).toEqual({ says: 'only-left', left: 4 });
  expect(isGoing(only)).toBe(false);
  expect(mayPress(only)).toBe(false);
  expect(nextButton(only, { kind: 'read' })).toEqual({ says: 'add-to-cart' });
  expect(mayPress({ says: 'add-to-cart' })).toBe(true);
  expect(nextButton({ says: 'add-more' }, { kind: 'read' })).toEqual({ says: 'add-more' });
});

it('[BULK-41] where the server answers with the sentinel it is in the cart already', () => {
  expect(nextButton(adding, { kind: 'counted', wanted: 1, addable: 'in-cart' })).toEqual({ says: 'in-cart' });
  expect(nextButton(adding, { kind: 'added', addable: 'in-cart' })).toEqual({ says: 'in-cart' });
  expect(mayPress({ says: 'in-cart' })).toBe(false);
});

it('a failed call may be retried', () => {
  expect(nextButton(adding, { kind: 'failed' })).toEqual({ says: 'add-to-cart' });
  expect(nextButton({ says: 'in-cart' }, { kind: 'failed' })).toEqual({ says: 'in-cart' });
});
