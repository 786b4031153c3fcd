import { type InvoiceData, type InvoiceField, invoiceFields } from './invoice-data.ts';

/** What an invoice is made out by, label and value, in the order of the form; what was not given is left out. */
export function invoiceLines(
  invoice: InvoiceData,
  labels: Readonly<Record<InvoiceField, string>>,
): readonly { readonly label: string; readonly value: string }[] {
  return invoiceFields.flatMap(({ name }) =>
    invoice[name] === '' ? [] : [{ label: labels[name], value: invoice[name] }],
  );
}
