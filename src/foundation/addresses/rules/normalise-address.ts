import type { Address, BillingAddress } from './address.ts';
import { tidyText } from './fields/tidy-text.ts';
import { matchState } from './match-state.ts';
import { formatPostcode } from './postcode.ts';
import { stateField } from './states.ts';

/** Tidies an address before it is checked and stored: the state becomes its code, the postcode its country's format. */
export function normaliseAddress(address: Address): Address {
  const country = tidyText(address.country.toUpperCase());
  return {
    firstName: tidyText(address.firstName),
    lastName: tidyText(address.lastName),
    company: tidyText(address.company),
    address1: tidyText(address.address1),
    address2: tidyText(address.address2),
    city: tidyText(address.city),
    state: normaliseState(country, tidyText(address.state)),
    postcode: formatPostcode(country, address.postcode),
    country,
    phone: tidyText(address.phone),
  };
}

/** Like `normaliseAddress`, with the email address. */
export function normaliseBillingAddress(address: BillingAddress): BillingAddress {
  return { ...normaliseAddress(address), email: tidyText(address.email) };
}

// A state that the list lacks stays as typed, so that the check can refuse it beside its field.
function normaliseState(country: string, state: string): string {
  const field = stateField(country);
  if (field.kind === 'none') return '';
  return field.kind === 'text' ? state : (matchState(field.options, state) ?? state);
}
