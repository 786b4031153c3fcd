/** Digits with at most one kind of sign between thousands and one before decimals. */
const amount = /^\+?(\d{1,3}(?:[.’' ]\d{3})+|\d{1,3}(?:,\d{3})+(?=\.)|\d{1,9})(?:([.,])(\d{1,6}))?$/;

/**
 * A quantity as people and spreadsheets write it: `5`, `5,00`, `5.0`, `1.000`, `1.000,00`, `1,000.00`. A single comma is a decimal one, as in Italian;
 * fractions come back as fractions. Null for what is no number.
 */
export function readAmount(text: string): number | null {
  const found = amount.exec(text.trim());
  if (!found) return null;
  const [, whole = '', , decimals = ''] = found;
  return Number(`${whole.replace(/\D/g, '')}.${decimals === '' ? '0' : decimals}`);
}
