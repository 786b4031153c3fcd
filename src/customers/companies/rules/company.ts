import { savedAddresses } from '#customers/accounts/rules/stored-addresses.ts';
import { emptyInvoice, type InvoiceData, storedInvoice } from '#customers/invoices/rules/invoice-data.ts';
import type { BillingAddress } from '#foundation/addresses/rules/address.ts';
import { readVatNumber } from '#pricing/vat/rules/read-vat-number.ts';
import { wholeVatNumber } from '#pricing/vat/rules/vat-number.ts';

/** What documents, orders and pages name a company by; every text is `''` where it is not known. */
export type Company = {
  /** the main account */
  readonly accountId: number;
  /** ragione sociale */
  readonly name: string;
  /** partita IVA, without the letters of its country for Italy */
  readonly vatNumber: string;
  /** codice fiscale */
  readonly taxCode: string;
  /** codice destinatario of the Sistema di Interscambio (SDI) */
  readonly recipientCode: string;
  /** certified e-mail address */
  readonly pec: string;
  /** of its seat, with the person and telephone to ask for; null while no street is known */
  readonly address: BillingAddress | null;
};

/** What an account stores of its company, unread. */
export type StoredCompany = {
  readonly accountId: number;
  readonly company: string;
  readonly invoice: unknown;
  readonly billing: unknown;
};

/** The company of an account; null for an account that has named none. */
export function companyFrom({ accountId, company, ...stored }: StoredCompany): Company | null {
  const invoice = storedInvoice(stored.invoice);
  const { vatNumber, taxCode, recipientCode, pec, ...known } =
    invoice?.kind === 'business' ? invoice : emptyInvoice;
  const name = company || known.company;
  if (name === '' && vatNumber === '') return null;
  const { billing } = savedAddresses({ billing: stored.billing, shipping: null });
  const address =
    billing && billing.address1 !== '' ? { ...billing, company: billing.company || name } : null;
  return { accountId, name, vatNumber, taxCode, recipientCode, pec, address };
}

/** A company's data as its invoices are made out by them. */
export function invoiceOf({ name, vatNumber, taxCode, recipientCode, pec }: Company): InvoiceData {
  return { kind: 'business', company: name, vatNumber, taxCode, recipientCode, pec };
}

/** A VAT number as the record of checks has it, with the letters of its country; null for what is none. */
export function numberOnRecord(vatNumber: string, country: string): string | null {
  const read = readVatNumber(vatNumber, country);
  return read.ok ? wholeVatNumber(read.number) : null;
}
