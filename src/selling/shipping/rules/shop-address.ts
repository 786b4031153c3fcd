import { type Address, emptyAddress } from '#foundation/addresses/rules/address.ts';

/** The address where goods are collected, which an order stores instead of a shipping address. */
export function shopAddress(settings: {
  readonly shop_name: string;
  readonly shop_address: string;
  readonly shop_phone: string;
  readonly home_country: string;
}): Address {
  return {
    ...emptyAddress,
    company: settings.shop_name,
    address1: settings.shop_address,
    phone: settings.shop_phone,
    country: settings.home_country,
  };
}
