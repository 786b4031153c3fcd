import type { Address, AddressField, AddressKind } from './address.ts';
import { addressFields } from './address-fields.ts';
import { askedAs } from './asked-as.ts';
import { MAX_EMAIL_LENGTH, MAX_FIELD_LENGTH } from './fields/field-limits.ts';
import { isCountry } from './fields/is-country.ts';
import { isEmail } from './fields/is-email.ts';
import { isPhoneOf } from './phone.ts';
import { isPostcode } from './postcode.ts';
import type { StateFieldOf } from './state-field.ts';

/** What is wrong with a field; `limit` counts characters. */
export type AddressProblem =
  | {
      readonly code:
        | 'required'
        | 'unknown-country'
        | 'unknown-state'
        | 'invalid-postcode'
        | 'invalid-phone'
        | 'invalid-email';
      readonly field: AddressField;
    }
  | { readonly code: 'too-long'; readonly field: AddressField; readonly limit: number };

export type AddressCheck = {
  readonly kind: AddressKind;
  /** the countries that the shop sells to; all if absent */
  readonly sellTo?: (country: string) => boolean;
};

/** Checks an address with the state lists at hand; at most one problem per field, in the order of the form (PAY-31). */
export function addressProblems(
  address: Address & { readonly email?: string },
  { kind, sellTo = () => true, stateField }: AddressCheck & { readonly stateField: StateFieldOf },
): AddressProblem[] {
  const { country } = address;
  const states = stateField(country);

  function problemOf(field: AddressField): AddressProblem | null {
    const value = (address[field] ?? '').trim();
    const asked = askedAs(field, { kind, country, state: states.kind });
    if (asked === 'hidden') return null;
    if (value === '') return asked === 'required' ? { code: 'required', field } : null;
    const limit = field === 'email' ? MAX_EMAIL_LENGTH : MAX_FIELD_LENGTH;
    if (value.length > limit) return { code: 'too-long', field, limit };
    switch (field) {
      case 'country':
        return isCountry(value) && sellTo(value) ? null : { code: 'unknown-country', field };
      case 'state':
        return states.kind !== 'list' || states.options.some((option) => option.code === value)
          ? null
          : { code: 'unknown-state', field };
      case 'postcode':
        return isPostcode(country, value) ? null : { code: 'invalid-postcode', field };
      case 'phone':
        return isPhoneOf(country, value) ? null : { code: 'invalid-phone', field };
      case 'email':
        return isEmail(value) ? null : { code: 'invalid-email', field };
      default:
        return null;
    }
  }

  return addressFields.flatMap(({ name }) => problemOf(name) ?? []);
}
