import { type VatFormat, vatFormats } from './vat-formats.data.ts';
import { treatedAs } from './vat-territory.data.ts';

/** How VAT numbers of a country are written; of Monaco as in France; null where the shop knows none. */
export function vatFormatOf(country: string): VatFormat | null {
  const counted = treatedAs[country] ?? country;
  return (Object.hasOwn(vatFormats, counted) ? vatFormats[counted] : null) ?? null;
}

/** The member states, in the order of their codes: where the shop asks businesses for a number unless it says otherwise (VAT-11). */
export const vatCountries: readonly string[] = Object.values(vatFormats)
  .filter(({ prefix }) => prefix !== 'XI')
  .map(({ prefix }) => (prefix === 'EL' ? 'GR' : prefix))
  .sort();

const byPrefix = new Map(Object.values(vatFormats).map((format) => [format.prefix, format]));
// Greek numbers come with GR as often as with EL, the prefix of the register.
const greece = byPrefix.get('EL');
if (greece) byPrefix.set('GR', greece);

/** How numbers with a prefix are written; null for letters that are no prefix. */
export function vatFormatFor(prefix: string): VatFormat | null {
  return byPrefix.get(prefix) ?? null;
}
