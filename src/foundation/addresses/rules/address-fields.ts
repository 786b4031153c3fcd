import type { AddressField, AddressKind } from './address.ts';

/** A field's name on the wire, without the `billing_` or `shipping_` prefix. */
export type WireName =
  | 'first_name'
  | 'last_name'
  | 'company'
  | 'country'
  | 'address_1'
  | 'address_2'
  | 'city'
  | 'state'
  | 'postcode'
  | 'phone'
  | 'email';

export type AddressFieldEntry = {
  readonly name: AddressField;
  readonly wireName: WireName;
  /** the browser's autofill token, to be used with {@link autocompleteOf} */
  readonly autocomplete: string;
};

/** The fields in the order of the form (ADDR-01). */
export const addressFields: readonly AddressFieldEntry[] = [
  { name: 'firstName', wireName: 'first_name', autocomplete: 'given-name' },
  { name: 'lastName', wireName: 'last_name', autocomplete: 'family-name' },
  { name: 'company', wireName: 'company', autocomplete: 'organization' },
  { name: 'country', wireName: 'country', autocomplete: 'country' },
  { name: 'address1', wireName: 'address_1', autocomplete: 'address-line1' },
  { name: 'address2', wireName: 'address_2', autocomplete: 'address-line2' },
  { name: 'city', wireName: 'city', autocomplete: 'address-level2' },
  { name: 'state', wireName: 'state', autocomplete: 'address-level1' },
  { name: 'postcode', wireName: 'postcode', autocomplete: 'postal-code' },
  { name: 'phone', wireName: 'phone', autocomplete: 'tel' },
  { name: 'email', wireName: 'email', autocomplete: 'email' },
];

/** `billing given-name`: the value of the `autocomplete` attribute of a field. */
export function autocompleteOf(kind: AddressKind, field: AddressFieldEntry): string {
  return `${kind} ${field.autocomplete}`;
}
