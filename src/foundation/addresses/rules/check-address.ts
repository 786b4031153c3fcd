import type { Address } from './address.ts';
import { type AddressCheck, type AddressProblem, addressProblems } from './address-problems.ts';
import { stateField } from './states.ts';

/**
 * Checks a normalised address against all state lists (CHK-01, ADDR-03, PAY-31); a page that holds only some of the
 * lists calls `addressProblems` with them.
 */
export function checkAddress(
  address: Address & { readonly email?: string },
  check: AddressCheck,
): AddressProblem[] {
  return addressProblems(address, { ...check, stateField });
}
