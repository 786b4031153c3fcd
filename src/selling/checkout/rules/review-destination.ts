import { isCountry } from '#foundation/addresses/rules/fields/is-country.ts';
import { formatPostcode } from '#foundation/addresses/rules/postcode.ts';
import { validState } from '#foundation/addresses/rules/states.ts';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { Destination } from '#selling/shipping/rules/destination.ts';

/** The destination in the fields of a refresh (wire 2.1: `s_country` before `country`); null without a country. */
export function reviewDestination(fields: PostedFields): Destination | null {
  const prefix = fields.s_country ? 's_' : '';
  const country = (fields[`${prefix}country`] ?? '').trim().toUpperCase();
  if (!isCountry(country)) return null;
  return {
    country,
    state: validState(country, (fields[`${prefix}state`] ?? '').trim()),
    postcode: formatPostcode(country, fields[`${prefix}postcode`] ?? ''),
  };
}
