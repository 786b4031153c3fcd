import { type Address, emptyAddress } from '#foundation/addresses/rules/address.ts';
import { normaliseAddress } from '#foundation/addresses/rules/normalise-address.ts';

export type PurchaseShipping = {
  readonly name: { readonly full_name: string };
  readonly address: {
    readonly address_line_1: string;
    readonly address_line_2?: string;
    readonly admin_area_2: string;
    readonly admin_area_1?: string;
    readonly postal_code: string;
    readonly country_code: string;
  };
};

/** The shipping address in the provider's shape (wire 3.1): without empty parts, each cut to the provider's limit. */
export function purchaseShipping(address: Address): PurchaseShipping {
  const { address2, state } = address;
  return {
    name: { full_name: `${address.firstName} ${address.lastName}`.trim().slice(0, 300) },
    address: {
      address_line_1: address.address1.slice(0, 300),
      ...(address2 === '' ? {} : { address_line_2: address2.slice(0, 300) }),
      admin_area_2: address.city.slice(0, 120),
      ...(state === '' ? {} : { admin_area_1: state.slice(0, 300) }),
      postal_code: address.postcode.slice(0, 60),
      country_code: address.country,
    },
  };
}

/** An address in the provider's shape. */
type WalletAddress = Pick<Address, 'address1' | 'address2' | 'city' | 'state' | 'postcode' | 'country'> & {
  readonly name: string;
};

/** The address that a buyer chose in the wallet, in the shop's shape: its state becomes the shop's code. */
export function addressFromWallet({ name, ...there }: WalletAddress): Address {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return normaliseAddress({ ...emptyAddress, ...there, firstName, lastName: rest.join(' ') });
}

/** The provider's codes for an address that it refuses: the order can be created without it (wire 3.1). */
export function isAddressIssue(issue: string): boolean {
  return /ADDRESS|SHIPPING|CITY_REQUIRED|POSTAL_CODE/.test(issue);
}
