import { type Address, type BillingAddress, emptyAddress, emptyBillingAddress } from './address.ts';
import type { WireName } from './address-fields.ts';

/** An address on the wire: the names of the Store API, and with a prefix those of the forms. */
export type WireAddress = { readonly [name in Exclude<WireName, 'email'>]: string };
export type WireBillingAddress = WireAddress & { readonly email: string };

/** A request may lack fields: those have the value known before. */
export type PartialWireAddress = { readonly [name in WireName]?: string | undefined };

/** The prefixes of the form fields, e.g. `billing_first_name` (ADDR-01). */
export type AddressPrefix = 'billing' | 'shipping' | 'calc_shipping';

/** Posted fields by name. */
export type PostedFields = Readonly<Record<string, string | undefined>>;

/** Our address as the wire's object, without the email address. */
export function wireFromAddress(address: Address): WireAddress {
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    company: address.company,
    address_1: address.address1,
    address_2: address.address2,
    city: address.city,
    state: address.state,
    postcode: address.postcode,
    country: address.country,
    phone: address.phone,
  };
}

/** Our billing address as the wire's object. */
export function wireFromBillingAddress(address: BillingAddress): WireBillingAddress {
  return { ...wireFromAddress(address), email: address.email };
}

/** The wire's object as our address; absent fields are taken from `known`. */
export function addressFromWire(wire: PartialWireAddress, known: Address = emptyAddress): Address {
  return {
    firstName: wire.first_name ?? known.firstName,
    lastName: wire.last_name ?? known.lastName,
    company: wire.company ?? known.company,
    address1: wire.address_1 ?? known.address1,
    address2: wire.address_2 ?? known.address2,
    city: wire.city ?? known.city,
    state: wire.state ?? known.state,
    postcode: wire.postcode ?? known.postcode,
    country: wire.country ?? known.country,
    phone: wire.phone ?? known.phone,
  };
}

/** The wire's object as our billing address; absent fields are taken from `known`. */
export function billingAddressFromWire(
  wire: PartialWireAddress,
  known: BillingAddress = emptyBillingAddress,
): BillingAddress {
  return { ...addressFromWire(wire, known), email: wire.email ?? known.email };
}

/** The fields of one prefix as the wire's object, to be read by `addressFromWire` or `billingAddressFromWire`. */
export function wireFromForm(form: PostedFields, prefix: AddressPrefix): PartialWireAddress {
  const posted = (name: WireName): string | undefined => form[`${prefix}_${name}`];
  return {
    first_name: posted('first_name'),
    last_name: posted('last_name'),
    company: posted('company'),
    address_1: posted('address_1'),
    address_2: posted('address_2'),
    city: posted('city'),
    state: posted('state'),
    postcode: posted('postcode'),
    country: posted('country'),
    phone: posted('phone'),
    email: posted('email'),
  };
}

/** The wire's object as form fields: `first_name` becomes `billing_first_name`. */
export function formFromWire(
  wire: WireAddress | WireBillingAddress,
  prefix: AddressPrefix,
): Record<string, string> {
  return Object.fromEntries(Object.entries(wire).map(([name, value]) => [`${prefix}_${name}`, value]));
}
