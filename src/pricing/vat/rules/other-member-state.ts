import { vatFormats } from './vat-formats.data.ts';
import { northernIreland, outsideVatTerritory, treatedAs } from './vat-territory.data.ts';

/** A place of delivery, as far as VAT asks; codes in capitals. */
export type VatLocation = { readonly country: string; readonly state: string; readonly postcode: string };

/**
 * Whether a place lies in the VAT area of another member state than the shop's own, Northern Ireland counted for goods (Directive
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
