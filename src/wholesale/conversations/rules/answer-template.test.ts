import { expect, test } from 'vitest';
import { readAnswerTemplate, withTemplate } from './answer-template.ts';
import { MAX_MESSAGE } from './message-limits.ts';

test.each([
  [
    { name: ['Grazie'], body: ['Ciao {first_name},\r\ngrazie.'] },
    { ok: true, draft: { name: 'Grazie', body: 'Ciao {first_name},\ngrazie.' } },
  ],
  [
    { name: [''], body: [' '] },
    { ok: false, problems: { name: 'no-name', body: 'no-body' } },
  ],
  [
    { name: ['x'.repeat(81)], body: ['x'] },
    { ok: false, problems: { name: 'long-name' } },
  ],
  [
    { name: ['x'], body: ['x'.repeat(MAX_MESSAGE + 1)] },
    { ok: false, problems: { body: 'long-body' } },
  ],
  [
    { name: ['x'], body: ['Ordine {order_number}'] },
    { ok: false, problems: { body: { code: 'unknown-placeholder', placeholder: '{order_number}' } } },
  ],
])('%j is read as %j', (form, read) => {
  expect(readAnswerTemplate(form)).toEqual(read);
});

const values = {
  first_name: 'Ada',
  customer_name: 'Ada Riva {staff_name}',
  conversation_title: 'Freni',
  conversation_number: '7',
  staff_name: 'Banco',
  shop_name: 'Pistone',
};

test('a template stands below what was typed, filled once', () => {
  expect(withTemplate('', '{customer_name}: {conversation_number}', values)).toBe('Ada Riva {staff_name}: 7');
  expect(withTemplate(' Buongiorno ', 'Ciao {first_name}', values)).toBe('Buongiorno\n\nCiao Ada');
  expect(withTemplate('x'.repeat(MAX_MESSAGE), 'y', values)).toHaveLength(MAX_MESSAGE);
});
