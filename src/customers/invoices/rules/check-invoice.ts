import { MAX_FIELD_LENGTH } from '#foundation/addresses/rules/fields/field-limits.ts';
import { isEmail } from '#foundation/addresses/rules/fields/is-email.ts';
import { isPartitaIva } from '#pricing/vat/rules/digits/partita-iva.ts';
import { readVatNumber } from '#pricing/vat/rules/read-vat-number.ts';
import { vatCountries, vatFormatOf } from '#pricing/vat/rules/vat-country.ts';
import { isCodiceFiscale } from './codice-fiscale.ts';
import { type InvoiceData, type InvoiceField, invoiceFields } from './invoice-data.ts';

/** What is wrong with a field; `recipient-required`: neither codice destinatario nor PEC was given. */
export type InvoiceProblem = {
  readonly code: 'required' | 'invalid' | 'invalid-country' | 'too-long' | 'recipient-required';
  readonly field: InvoiceField;
};

/** A codice destinatario has seven letters and digits; `0000000` means delivery by PEC or through the cassetto fiscale. */
export const isRecipientCode = (code: string) => /^[A-Z0-9]{7}$/.test(code);
const isForeignNumber = (number: string) => /^[A-Z0-9]{4,20}$/.test(number);

/** Whether a text is a codice fiscale: of Italy by its check character, a company's also as its VAT number; elsewhere by its shape. */
export function isTaxCodeOf(kind: InvoiceData['kind'], value: string, country: string): boolean {
  if (country !== 'IT') return isForeignNumber(value);
  return isCodiceFiscale(value) || (kind === 'business' && isPartitaIva(value));
}

function isRequired(field: InvoiceField, kind: InvoiceData['kind'], atHome: boolean): boolean {
  if (kind === 'person') return field === 'taxCode' && atHome;
  return field === 'company' || field === 'vatNumber';
}

function isValid(field: InvoiceField, value: string, kind: InvoiceData['kind'], atHome: boolean): boolean {
  switch (field) {
    case 'company':
      return true;
    case 'vatNumber':
      return isForeignNumber(value);
    case 'taxCode':
      return isTaxCodeOf(kind, value, atHome ? 'IT' : '');
    case 'recipientCode':
      return isRecipientCode(value);
    case 'pec':
      return isEmail(value);
  }
}

/**
 * Checks what an invoice needs, field by field in the order of the form. A person of Italy gives the codice fiscale, a business its name and,
 * in a country of `askedIn`, its VAT number (VAT-11); in Italy a codice destinatario or a PEC too (D.Lgs. 127/2015, art. 1).
 */
export function checkInvoice(
  invoice: InvoiceData,
  country: string,
  askedIn: readonly string[] = vatCountries,
): readonly InvoiceProblem[] {
  const { kind } = invoice;
  const atHome = country === 'IT';
  return invoiceFields.flatMap(({ name: field }): InvoiceProblem[] => {
    const value = invoice[field];
    if (field === 'vatNumber' && !askedIn.includes(country)) return [];
    if (value === '') {
      if (field === 'recipientCode' && kind === 'business' && atHome && invoice.pec === '')
        return [{ code: 'recipient-required', field }];
      return isRequired(field, kind, atHome) ? [{ code: 'required', field }] : [];
    }
    if (value.length > MAX_FIELD_LENGTH) return [{ code: 'too-long', field }];
    if (field === 'vatNumber' && vatFormatOf(country)) return vatProblems(value, country);
    return isValid(field, value, kind, atHome) ? [] : [{ code: 'invalid', field }];
  });
}

/** Wherever the rule of a country is known, it decides (VAT-02). */
function vatProblems(value: string, country: string): InvoiceProblem[] {
  const read = readVatNumber(value, country);
  if (read.ok) return [];
  return [{ code: read.error.code === 'invalidcountry' ? 'invalid-country' : 'invalid', field: 'vatNumber' }];
}
