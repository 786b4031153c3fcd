import type { SavedAddresses } from '#customers/accounts/rules/stored-addresses.ts';
import { emptyInvoice, type InvoiceData } from '#customers/invoices/rules/invoice-data.ts';

/** The invoice that a company's order begins with: what it gave before, or the name of its billing address alone (VAT-11). */
export function invoiceOfCompany({ invoice }: SavedAddresses, company: string): InvoiceData {
  const known = invoice ?? emptyInvoice;
  return { ...known, kind: 'business', company: known.company || company };
}
