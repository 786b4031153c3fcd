import type { Address } from './address.ts';
import { countryLabel } from './countries.ts';

/** An address as it stands on a label, line by line, in Italian order; the country is named unless it is home. */
export function addressLines(address: Address, locale: 'it' | 'en' = 'it', home = 'IT'): readonly string[] {
  const town = `${address.postcode} ${address.city}`.trim();
  return [
    address.company,
    `${address.firstName} ${address.lastName}`.trim(),
    address.address1,
    address.address2,
    address.state === '' ? town : `${town} (${address.state})`,
    address.country === home ? '' : countryLabel(address.country, locale),
  ].filter((line) => line !== '');
}
