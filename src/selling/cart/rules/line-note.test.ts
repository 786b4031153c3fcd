import { expect, it } from 'vitest';
import { cartLineKeyText } from './cart-line-key-text.ts';
import { withNote, withoutNote } from './line-note.ts';

it('[TAB-03] a note makes a separate line, and an empty note changes nothing', () => {
  const attributes = { attribute_pa_litri: '5-l' };
  expect(withNote(attributes, '')).toBe(attributes);
  const noted = withNote(attributes, 'per la Punto');
  expect(cartLineKeyText(1, 2, noted)).not.toBe(cartLineKeyText(1, 2, attributes));
  expect(withoutNote(noted)).toEqual(attributes);
});
