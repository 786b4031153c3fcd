import type { AddressesMessages } from '../it/addresses.ts';

export const addresses: AddressesMessages = {};
