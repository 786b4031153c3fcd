export const addresses = {};

export type AddressesMessages = typeof addresses;
