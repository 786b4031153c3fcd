import type { AddressField, AddressKind } from './address.ts';
import { asksPostcode } from './postcode.ts';
import type { StateField } from './state-field.ts';

export type AskedAs = 'required' | 'optional' | 'hidden';

export type AskedIn = {
  readonly kind: AddressKind;
  readonly country: string;
  readonly state: StateField['kind'];
};

/** Countries that have a list of states, which no postal address there names: it may be chosen, and is never required. */
const addressesWithoutState: ReadonlySet<string> = new Set(['BG', 'CH', 'DE', 'GR', 'HU', 'LV', 'NZ', 'RS']);

/** Whether a field is asked in a form for this kind of address and country (ADDR-04, ADDR-10, PAY-31). */
export function askedAs(field: AddressField, { kind, country, state }: AskedIn): AskedAs {
  switch (field) {
    case 'company':
    case 'address2':
      return 'optional';
    case 'email':
      return kind === 'billing' ? 'required' : 'hidden';
    case 'phone':
      return kind === 'billing' ? 'required' : 'optional';
    case 'state':
      if (state === 'none') return 'hidden';
      return state === 'list' && !addressesWithoutState.has(country) ? 'required' : 'optional';
    case 'postcode':
      return asksPostcode(country) ? 'required' : 'hidden';
    default:
      return 'required';
  }
}
