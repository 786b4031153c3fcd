import { type Cents, subtractCents, toCents } from '#foundation/money/rules/cents.ts';

/** What a member of staff may still refund of an order, in cents with VAT. */
export type RefundLimit = {
  /** of the role, for an order as a whole: many small refunds are as much as one */
  readonly limit: Cents;
  readonly left: Cents;
};

/** What a limit leaves of an order of which some was refunded, or requested, by anybody; null without limit. */
export function refundLimitOn(
  { refunded }: { readonly refunded: Cents },
  limit: Cents | undefined,
): RefundLimit | null {
  if (limit === undefined) return null;
  return { limit, left: toCents(Math.max(0, subtractCents(limit, refunded))) };
}

/** Whether an amount is more than a limit leaves. */
export function exceedsLimit(allowed: RefundLimit | null, amount: Cents): allowed is RefundLimit {
  return allowed !== null && amount > allowed.left;
}
