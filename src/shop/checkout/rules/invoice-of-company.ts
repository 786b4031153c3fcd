import { emptyInvoice, type InvoiceData } from '#shop/addresses/rules/fiscal/invoice-data.ts';
import type { KeptAddresses } from './kept-addresses.ts';

/** The invoice that a company's order begins with: what it gave before, or the name of its billing address alone (VAT-11). */
export function invoiceOfCompany({ invoice }: KeptAddresses, company: string): InvoiceData {
  const known = invoice ?? emptyInvoice;
  return { ...known, kind: 'business', company: known.company || company };
}
