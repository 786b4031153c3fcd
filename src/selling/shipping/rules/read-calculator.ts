import { isCountry } from '#foundation/addresses/rules/fields/is-country.ts';
import { matchState } from '#foundation/addresses/rules/match-state.ts';
import { asksPostcode, formatPostcode, isPostcode } from '#foundation/addresses/rules/postcode.ts';
import { stateField } from '#foundation/addresses/rules/states.ts';
import { type PostedFields, wireFromForm } from '#foundation/addresses/rules/wire-address.ts';
import type { Destination } from './destination.ts';

const longestText = 100;

export type CalculatorResult =
  | { readonly ok: true; readonly destination: Destination }
  | {
      readonly ok: false;
      readonly error: { readonly code: 'unknown-country' | 'unknown-state' | 'invalid-postcode' };
    };

/**
 * The destination in the fields of the shipping calculator (`calc_shipping_country`, CPG-02); state and postcode may be
 * empty. An empty country means that of the shop (wire 2.5).
 */
export function readCalculator(fields: PostedFields, homeCountry: string): CalculatorResult {
  const posted = wireFromForm(fields, 'calc_shipping');
  const country = (posted.country ?? '').trim().toUpperCase() || homeCountry;
  if (!isCountry(country)) return { ok: false, error: { code: 'unknown-country' } };
  const state = readState(country, (posted.state ?? '').trim());
  if (state === null) return { ok: false, error: { code: 'unknown-state' } };
  const typed = asksPostcode(country) ? (posted.postcode ?? '').trim() : '';
  const postcode = typed === '' ? '' : formatPostcode(country, typed);
  if (postcode !== '' && !isPostcode(country, postcode)) {
    return { ok: false, error: { code: 'invalid-postcode' } };
  }
  const city = (posted.city ?? '').trim().slice(0, longestText);
  return { ok: true, destination: { country, state, postcode, ...(city === '' ? {} : { city }) } };
}

function readState(country: string, typed: string): string | null {
  const field = stateField(country);
  if (field.kind === 'none' || typed === '') return '';
  return field.kind === 'list' ? matchState(field.options, typed) : typed.slice(0, longestText);
}
