import { tidyText } from '#foundation/addresses/rules/fields/tidy-text.ts';
import { type InvoiceData, type InvoiceField, invoiceFields } from './invoice-data.ts';

type Posted = Readonly<Record<string, string | undefined>>;

/** Codes are written in capitals, and people part them by blanks, dots and hyphens. */
export const asCode = (text: string) => text.toUpperCase().replace(/[\s.\p{Pd}]/gu, '');

/** A VAT number without the letters of Italy, as invoices write it. */
export const bareVatNumber = (text: string) => asCode(text).replace(/^IT(?=\d{11}$)/, '');

/**
 * Reads the invoice data of a form; null where no invoice is asked for. Fields that are not asked of a person are left out. With
 * `buysAsCompany`, a form that has a field for the VAT number is always read as a company's (VAT-11).
 */
export function readInvoice(form: Posted, buysAsCompany = false): InvoiceData | null {
  const isOfCompany = buysAsCompany && form.invoice_vat_number !== undefined;
  const wanted = form.invoice_wanted ?? '';
  if (!isOfCompany && (wanted === '' || wanted === '0' || wanted === 'false')) return null;
  const kind = isOfCompany || form.invoice_kind === 'business' ? 'business' : 'person';
  const textOf = (name: InvoiceField) => {
    const field = invoiceFields.find((one) => one.name === name);
    if (!field || (field.of === 'business' && kind === 'person')) return '';
    return tidyText(form[field.posted] ?? '');
  };
  return {
    kind,
    company: textOf('company'),
    vatNumber: bareVatNumber(textOf('vatNumber')),
    taxCode: asCode(textOf('taxCode')),
    recipientCode: asCode(textOf('recipientCode')),
    pec: textOf('pec'),
  };
}
