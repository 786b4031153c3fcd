import type { SavedAddresses } from '#customers/accounts/rules/stored-addresses.ts';
import {
  type Address,
  type BillingAddress,
  emptyAddress,
  emptyBillingAddress,
} from '#foundation/addresses/rules/address.ts';
import type { Destination } from '#selling/shipping/rules/destination.ts';

/** The checkout draft of an order that is not placed yet; addresses may be incomplete or empty. */
export type CheckoutDraft = {
  readonly billing: BillingAddress;
  readonly shipping: Address;
  /** true if the destination was given for this cart, not only for an earlier order */
  readonly shippingSaid: boolean;
  readonly note: string;
  /** `''` before one was chosen */
  readonly paymentMethod: string;
  /** false for an empty cart */
  readonly needsShipping: boolean;
};

/** The stored draft, unvalidated. */
export type StoredDraft = {
  readonly billing: unknown;
  readonly shipping: unknown;
  readonly note: string;
  readonly paymentMethod: string | null;
  readonly hasLines: boolean;
};

/** The draft of a cart: its stored values, else those of the customer's last order, else those of the account (wire 1.4). */
export function draftOf(
  stored: StoredDraft | null,
  known: {
    readonly saved: SavedAddresses;
    readonly destination: Destination;
    readonly person: Partial<BillingAddress>;
  },
): CheckoutDraft {
  const { saved, destination, person } = known;
  const billing = readAddress(stored?.billing, emptyBillingAddress);
  const shipping = readAddress(stored?.shipping, emptyAddress);
  const ofPerson = { ...emptyBillingAddress, ...person, ...destination };
  const { email: _, ...savedBilling } = saved.billing ?? emptyBillingAddress;
  const savedShipping = saved.shipping ?? (saved.billing ? savedBilling : emptyAddress);
  const there = shipping ?? savedShipping;
  return {
    billing: billing ?? saved.billing ?? ofPerson,
    // The shipping address has the destination of the cart, since the sums are for it.
    shipping: shipping !== null || there.country === '' ? { ...there, ...destination } : there,
    shippingSaid: shipping !== null && shipping.address1 !== '',
    note: stored?.note ?? '',
    paymentMethod: stored?.paymentMethod ?? '',
    needsShipping: stored?.hasLines ?? false,
  };
}

/** Reads a stored address, dropping unreadable parts; null where there is none. */
function readAddress<T extends Address>(stored: unknown, empty: T): T | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const known = new Map(Object.entries(stored));
  const fields = Object.keys(empty).map((field) => {
    const value: unknown = known.get(field);
    return [field, typeof value === 'string' ? value : ''] as const;
  });
  return Object.assign({ ...empty }, Object.fromEntries(fields));
}
