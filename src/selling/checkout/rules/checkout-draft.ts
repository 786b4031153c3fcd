import type { SavedAddresses } from '#customers/accounts/rules/stored-addresses.ts';
import {
  type Address,
  type BillingAddress,
  emptyAddress,
  emptyBillingAddress,
} from '#foundation/addresses/rules/address.ts';
import type { Destination } from '#selling/shipping/rules/destination.ts';

/** What a buyer has said so far of an order that is not placed yet; addresses may be as empty as they please. */
export type CheckoutDraft = {
  readonly billing: BillingAddress;
  readonly shipping: Address;
  /** true if it was said of this cart where the goods go, not only of an earlier order */
  readonly shippingSaid: boolean;
  readonly note: string;
  /** `''` before one was chosen */
  readonly paymentMethod: string;
  /** false for an empty cart */
  readonly needsShipping: boolean;
};

/** What is stored of it with the cart, in whatever shape it was found. */
export type StoredDraft = {
  readonly billing: unknown;
  readonly shipping: unknown;
  readonly note: string;
  readonly paymentMethod: string | null;
  readonly hasLines: boolean;
};

/** The draft of a cart: what was said of it, else what the customer's last order said, else what is known of the person (wire 1.4). */
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
  const { email: _, ...keptBilling } = saved.billing ?? emptyBillingAddress;
  const keptShipping = saved.shipping ?? (saved.billing ? keptBilling : emptyAddress);
  const there = shipping ?? keptShipping;
  return {
    billing: billing ?? saved.billing ?? ofPerson,
    // The cart's sums are those of its destination, whatever else was said.
    shipping: shipping !== null || there.country === '' ? { ...there, ...destination } : there,
    shippingSaid: shipping !== null && shipping.address1 !== '',
    note: stored?.note ?? '',
    paymentMethod: stored?.paymentMethod ?? '',
    needsShipping: stored?.hasLines ?? false,
  };
}

/** A stored address, as far as it can be read; null where there is none. */
function readAddress<T extends Address>(stored: unknown, empty: T): T | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const known = new Map(Object.entries(stored));
  const fields = Object.keys(empty).map((field) => {
    const value: unknown = known.get(field);
    return [field, typeof value === 'string' ? value : ''] as const;
  });
  return Object.assign({ ...empty }, Object.fromEntries(fields));
}
