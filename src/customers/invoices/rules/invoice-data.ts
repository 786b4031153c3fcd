/** What an invoice needs beside the billing address; every text is `''` when it was not given. */
export type InvoiceData = {
  readonly kind: 'person' | 'business';
  /** ragione sociale */
  readonly company: string;
  /** partita IVA, without the letters of its country for Italy */
  readonly vatNumber: string;
  /** codice fiscale */
  readonly taxCode: string;
  /** codice destinatario of the Sistema di Interscambio */
  readonly recipientCode: string;
  /** certified email address */
  readonly pec: string;
};

export type InvoiceField = Exclude<keyof InvoiceData, 'kind'>;

/** The fields in the order of the form, with the names that they are posted by; `of` names who is asked for them. */
export const invoiceFields = [
  { name: 'company', posted: 'invoice_company', of: 'business' },
  { name: 'vatNumber', posted: 'invoice_vat_number', of: 'business' },
  { name: 'taxCode', posted: 'invoice_tax_code', of: 'both' },
  { name: 'recipientCode', posted: 'invoice_recipient_code', of: 'business' },
  { name: 'pec', posted: 'invoice_pec', of: 'both' },
] as const satisfies readonly {
  readonly name: InvoiceField;
  readonly posted: string;
  readonly of: 'business' | 'both';
}[];

export const emptyInvoice: InvoiceData = {
  kind: 'person',
  company: '',
  vatNumber: '',
  taxCode: '',
  recipientCode: '',
  pec: '',
};

/** What was stored for an invoice, as far as it can be used; null where nothing was. */
export function storedInvoice(stored: unknown): InvoiceData | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const known = new Map<string, unknown>(Object.entries(stored));
  const textOf = (name: InvoiceField) => {
    const value = known.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    kind: known.get('kind') === 'business' ? 'business' : 'person',
    company: textOf('company'),
    vatNumber: textOf('vatNumber'),
    taxCode: textOf('taxCode'),
    recipientCode: textOf('recipientCode'),
    pec: textOf('pec'),
  };
}
