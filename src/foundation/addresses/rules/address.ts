/** An address as the shop holds it: every field is text, `''` when empty (ADDR-01). */
export type Address = {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  /** a code of the country's state list, or free text (ADDR-03) */
  readonly state: string;
  readonly postcode: string;
  /** ISO 3166-1 alpha-2 (ADDR-02) */
  readonly country: string;
  readonly phone: string;
};

/** A billing address also says where to write. */
export type BillingAddress = Address & { readonly email: string };

export type AddressKind = 'billing' | 'shipping';
export type AddressField = keyof BillingAddress;

/** The address of a visitor who has not given one yet. */
export const emptyAddress: Address = {
  firstName: '',
  lastName: '',
  company: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  postcode: '',
  country: '',
  phone: '',
};

export const emptyBillingAddress: BillingAddress = { ...emptyAddress, email: '' };
