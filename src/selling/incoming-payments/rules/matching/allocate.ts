import { addCents, type Cents, subtractCents, toCents, zeroCents } from '#foundation/money/rules/cents.ts';

/** What of a payment goes to an order, and whether that settles it. */
export type Share = { readonly orderId: number; readonly amount: Cents; readonly settles: boolean };

/** What staff say where a payment is not what is due: nothing yet, it pays a part, or the orders count as paid all the same. */
export const differenceChoices = ['none', 'part', 'accept'] as const;
export type DifferenceChoice = (typeof differenceChoices)[number];

/** `seen` is absent where no difference was shown. */
export type DifferenceDecision = { readonly choice: DifferenceChoice; readonly seen?: number };

export type Allocation =
  | { readonly ok: true; readonly shares: readonly Share[]; readonly difference: Cents }
  /** staff have to say what becomes of the difference, below zero where money is missing */
  | {
      readonly ok: false;
      readonly error: { readonly code: 'differs'; readonly due: Cents; readonly difference: Cents };
    };

/**
 * Divides a payment among orders, in their order, each up to what is due. An amount that differs settles nothing unless staff say so: `part` leaves unpaid
 * what it does not reach, `accept` settles all; more than is due can only be accepted. What they say holds for the difference that they have `seen`, in cents.
 */
export function allocate(
  amount: Cents,
  orders: readonly { readonly id: number; readonly due: Cents }[],
  { choice, seen }: DifferenceDecision,
): Allocation {
  const due = addCents(...orders.map((order) => order.due));
  const difference = subtractCents(amount, due);
  const isDecided = choice === 'accept' || (choice === 'part' && difference < 0);
  const isAllowed = difference === zeroCents || (isDecided && (seen ?? difference) === difference);
  if (!isAllowed) return { ok: false, error: { code: 'differs', due, difference } };
  let left = amount;
  const shares = orders.map((order): Share => {
    const share = toCents(Math.min(left, order.due));
    left = subtractCents(left, share);
    return { orderId: order.id, amount: share, settles: choice === 'accept' || share === order.due };
  });
  return { ok: true, shares, difference };
}
