import { expect, test } from 'vitest';
import { readEmailText } from './email-text-form.ts';
import { emailDefinitionOf } from './email-texts.ts';

const typed = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries({
      subject: 'Oggetto',
      heading: 'Titolo',
      intro: '',
      closing: '',
      version: '2',
      ...values,
    }).map(([name, value]) => [name, [value]]),
  );
const placeholders = emailDefinitionOf('order-note')?.placeholders ?? [];

test('a text is read with its paragraphs, and with the version that was shown', () => {
  expect(
    readEmailText(typed({ intro: ' Ciao {first_name},\r\n\r\nordine {order_number} ' }), placeholders),
  ).toEqual({
    ok: true,
    version: 2,
    draft: {
      subject: 'Oggetto',
      heading: 'Titolo',
      intro: 'Ciao {first_name},\n\nordine {order_number}',
      closing: '',
    },
  });
});

test.each([
  [{ subject: ' ' }, { subject: 'no-subject' }],
  [{ heading: '' }, { heading: 'no-heading' }],
  [{ subject: 'x'.repeat(201) }, { subject: 'long-line' }],
  [{ closing: 'x'.repeat(5001) }, { closing: 'long-text' }],
  [{ version: 'x' }, { version: 'no-version' }],
  [{ intro: 'Ciao {nome}' }, { intro: { code: 'unknown-placeholder', placeholder: '{nome}' } }],
  [
    { subject: '{refunded_amount}' },
    { subject: { code: 'unknown-placeholder', placeholder: '{refunded_amount}' } },
  ],
])('%j is refused as %j', (values, problems) => {
  expect(readEmailText(typed(values), placeholders)).toEqual({ ok: false, problems });
});

test('an email about a refund can name the amount', () => {
  const ofRefund = emailDefinitionOf('order-refunded')?.placeholders ?? [];
  expect(readEmailText(typed({ subject: '{refunded_amount}' }), ofRefund)).toMatchObject({ ok: true });
});
