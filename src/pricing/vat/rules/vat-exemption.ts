import { isProven, type VatCheck, type VatProof, type VatSource } from './vat-check.ts';
import { vatFormatOf } from './vat-country.ts';
import { vatFormats } from './vat-formats.data.ts';
import { northernIreland, outsideVatTerritory, treatedAs } from './vat-territory.data.ts';

/** Why no VAT is charged, stored with the order as it was when it was placed. */
export type VatExemption = {
  /** a delivery of goods to a business in another member state (art. 41 D.L. 331/1993) */
  readonly reason: 'intra-community';
  readonly number: string;
  /** where the goods go */
  readonly country: string;
  readonly source: VatSource;
  readonly consultationNumber: string | null;
  /** ISO 8601 */
  readonly checkedAt: string;
};

export type ExemptionQuestion = {
  /** the check of the number that the buyer gave; null where none was */
  readonly check: VatCheck | null;
  readonly proof: VatProof;
  readonly destination: VatLocation;
  readonly homeCountry: string;
};

/**
 * The exemption of a sale of goods, or null where VAT is due: only for a number proven valid, given by another member state than the
 * shop's and of the country that it was given for, with delivery to another member state (VAT-13).
 */
export function vatExemption({
  check,
  proof,
  destination,
  homeCountry,
}: ExemptionQuestion): VatExemption | null {
  if (!check || !isProven(check, proof)) return null;
  const format = vatFormatOf(check.country);
  if (!format || !check.number.startsWith(format.prefix) || format === vatFormatOf(homeCountry)) return null;
  if (!isOtherMemberState(destination, homeCountry)) return null;
  const { number, source, consultationNumber, answeredAt } = check;
  return {
    reason: 'intra-community',
    number,
    country: destination.country,
    source,
    consultationNumber,
    checkedAt: new Date(answeredAt).toISOString(),
  };
}

/** What was stored with an order, as far as it can be read; null where VAT was charged. */
export function storedExemption(stored: unknown): VatExemption | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const known = new Map<string, unknown>(Object.entries(stored));
  const textOf = (name: keyof VatExemption) => {
    const value = known.get(name);
    return typeof value === 'string' ? value : '';
  };
  if (textOf('reason') !== 'intra-community') return null;
  return {
    reason: 'intra-community',
    number: textOf('number'),
    country: textOf('country'),
    source: textOf('source') === 'register' ? 'register' : 'check-digits',
    consultationNumber: textOf('consultationNumber') || null,
    checkedAt: textOf('checkedAt'),
  };
}

/** A destination, as far as VAT depends on it; codes in capitals. */
export type VatLocation = { readonly country: string; readonly state: string; readonly postcode: string };

/**
 * Whether a destination lies in the VAT area of another member state than the shop's own, Northern Ireland counted for goods (Directive
 * 2006/112/EC, articles 5 to 7): there a delivery to a business is an intra-community one.
 */
export function isOtherMemberState({ country, state, postcode }: VatLocation, homeCountry: string): boolean {
  const counted = treatedAs[country] ?? country;
  if (counted === homeCountry || !Object.hasOwn(vatFormats, counted)) return false;
  const { countries, states, postcodes } = outsideVatTerritory;
  if (countries.includes(country) || states[country]?.includes(state)) return false;
  const code = postcode.toUpperCase().replace(/\s/g, '');
  if (counted === northernIreland.country) return code.startsWith(northernIreland.postcodes);
  return !postcodes[country]?.includes(code);
}
