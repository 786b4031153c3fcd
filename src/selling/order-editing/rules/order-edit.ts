import type { Address, BillingAddress } from '#foundation/addresses/rules/address.ts';
import type { Cents } from '#foundation/money/rules/cents.ts';

/** A line of an order as it shall be. */
export type EditedLine = {
  readonly lineId: number;
  /** 0 takes it out */
  readonly quantity: number;
  /** in cents in the order's mode; null where it stays */
  readonly unit: Cents | null;
};

/** An article that comes into an order. */
export type AddedLine = {
  /** in the form */
  readonly place: number;
  readonly itemId: number;
  readonly quantity: number;
  /** in cents in the order's mode; null for what the customer is asked now */
  readonly unit: Cents | null;
};

/** An order as staff want it. */
export type OrderEdit = {
  readonly lines: readonly EditedLine[];
  readonly added: readonly AddedLine[];
  readonly billing: BillingAddress;
  readonly shipping: Address;
  readonly shippingMethod: string;
  readonly paymentMethod: string;
  /** the coupons that stay, by their codes */
  readonly coupons: readonly string[];
  readonly note: string;
  /** why, for the history */
  readonly reason: string;
};

/** Whether a price is set by hand: such an edit says why. */
export const setsPrice = ({ lines, added }: Pick<OrderEdit, 'lines' | 'added'>): boolean =>
  [...lines, ...added].some(({ unit, quantity }) => unit !== null && quantity > 0);
