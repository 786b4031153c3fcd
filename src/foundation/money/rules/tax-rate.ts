/** A VAT rate in basis points: 2200 is 22 %. */
export type TaxRate = number;

/** How an amount was meant: `gross` holds VAT, `net` does not. */
export type TaxMode = 'gross' | 'net';

/** `22%`, `5,5%`: a rate as a shopper reads it. */
export function formatTaxRate(rate: TaxRate, locale: 'it' | 'en' = 'it'): string {
  const digits = String(rate / 100);
  return `${locale === 'it' ? digits.replace('.', ',') : digits}%`;
}
