import type { StorefrontMessages } from '#messages/it/storefront.ts';
import type { InvoiceProblem } from '../rules/check-invoice.ts';
import { invoiceFields } from '../rules/invoice-data.ts';

/** What is wrong with invoice data in words, with the id of the form field that it stands beside. */
export function invoiceProblemSentence(
  { addresses, orders, vat }: Pick<StorefrontMessages, 'addresses' | 'orders' | 'vat'>,
  { code, field }: InvoiceProblem,
): { readonly field: string | null; readonly text: string } {
  const { problems } = addresses.invoice;
  const label = orders.invoice.labels[field];
  const posted = invoiceFields.find(({ name }) => name === field)?.posted ?? null;
  switch (code) {
    case 'required':
    case 'too-long':
      return { field: posted, text: problems[code](label) };
    case 'recipient-required':
      return { field: posted, text: problems[code] };
    case 'invalid-country':
      return { field: posted, text: vat.problems[code] };
    case 'invalid':
      return { field: posted, text: problems.invalid[field] };
  }
}
