import type { BillingAddress } from '#foundation/addresses/rules/address.ts';
import type { AddressFieldName, DraftFields } from '../rules/counter-draft.ts';

const names: Readonly<Record<AddressFieldName, keyof BillingAddress>> = {
  billing_first_name: 'firstName',
  billing_last_name: 'lastName',
  billing_company: 'company',
  billing_address_1: 'address1',
  billing_postcode: 'postcode',
  billing_city: 'city',
  billing_state: 'state',
  billing_country: 'country',
  billing_phone: 'phone',
  billing_email: 'email',
};

/** An address as the fields of a draft. */
export function wireFromAddress(address: Partial<BillingAddress>): DraftFields {
  return Object.fromEntries(Object.entries(names).map(([field, name]) => [field, address[name] ?? '']));
}
