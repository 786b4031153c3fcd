import { expect, it } from 'vitest';
import { isPartOf } from './is-part-of.ts';

const order = {
  customer_id: 5,
  total: '12.50',
  billing: { city: 'Modena', email: 'a@b.it' },
  line_items: [{ id: 1, quantity: 2 }],
  date_paid: null,
};

it.each([
  ['the whole', order, true],
  ['a part of an object', { billing: { city: 'Modena' } }, true],
  ['a number as a text', { customer_id: '5' }, true],
  ['nothing for nothing', { date_paid: '' }, true],
  ['a field that is not known', { extra: 1 }, true],
  ['no lines', { line_items: [] }, true],
  ['another city', { billing: { city: 'Roma' } }, false],
  ['another quantity', { line_items: [{ id: 1, quantity: 3 }] }, false],
  ['a line more', { line_items: [{ id: 1 }, { product_id: 3 }] }, false],
  ['a text for an object', { billing: 'Modena' }, false],
])('%s', (_title, sent, isPart) => {
  expect(isPartOf(sent, order)).toBe(isPart);
});
