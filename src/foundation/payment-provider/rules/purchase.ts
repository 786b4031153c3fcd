import type { Address } from '#foundation/addresses/rules/address.ts';
import type { Cents } from '#foundation/money/rules/cents.ts';

/** What is bought: cents, `net` of a line for all its pieces after coupons. */
export type Purchase = {
  readonly shopName: string;
  readonly lines: readonly {
    readonly name: string;
    readonly sku: string | null;
    readonly quantity: number;
    readonly net: Cents;
  }[];
  readonly shippingNet: Cents;
  /** what the payment method adds, below zero where it takes off; without VAT */
  readonly feeNet: Cents;
  readonly tax: Cents;
  readonly total: Cents;
  /** by which the shop recognises the purchase: the id of its order, or a word about the cart */
  readonly customId?: string;
  /** the number of the order, where there is one */
  readonly invoiceId?: string;
  /** absent where the goods are collected, or the buyer chooses an address at the provider */
  readonly shipTo?: Address;
};
