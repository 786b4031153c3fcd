import type { Cents } from '#foundation/money/rules/cents.ts';

/** As many as are shown, and as many as can be ticked at once. */
export const mostOwedOrders = 2000;

/** An order that was sent cash on delivery and of which no courier handed over the money. */
export type OwedOrder = {
  readonly id: number;
  readonly number: number;
  readonly buyer: string;
  readonly trackings: readonly string[];
  readonly due: Cents;
  /** when it was sent, else when it was placed; ISO 8601 */
  readonly since: string;
};

/** What one courier owes; '' for orders without a parcel. */
export type CourierDebt = {
  readonly courier: string;
  readonly total: Cents;
  readonly orders: readonly OwedOrder[];
};
