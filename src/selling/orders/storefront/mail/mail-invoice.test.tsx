import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emptyInvoice } from '#customers/invoices/rules/invoice-data.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { MailInvoice } from './mail-invoice.tsx';

test('an email shows the invoice data as text, and leaves out empty fields', () => {
  const invoice = {
    ...emptyInvoice,
    kind: 'business',
    company: 'Officina <Rossi>',
    vatNumber: '01234567897',
    pec: 'rossi@pec.example',
  } as const;
  const html = renderToStaticMarkup(<MailInvoice invoice={invoice} words={messagesFor('it')} />);
  expect(html).toContain('Dati per la fattura');
  expect(html).toContain('Ragione sociale: Officina &lt;Rossi&gt;');
  expect(html).toContain('Partita IVA: 01234567897');
  expect(html).toContain('PEC: rossi@pec.example');
  expect(html).not.toContain('Codice destinatario');
});
