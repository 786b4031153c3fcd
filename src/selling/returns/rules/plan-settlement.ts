import { type Cents, toCents, zeroCents } from '#foundation/money/rules/cents.ts';
import {
  leftToRefund,
  type RefundableOrder,
  type RefundRequest,
  refundProposal,
} from '#selling/orders/rules/plan-refund.ts';
import type { ReturnKind, ReturnState, Settlement } from './return-states.ts';
import { cameBack, type ReturnLine } from './return-view.ts';

type Returned = {
  readonly kind: ReturnKind;
  readonly state: ReturnState;
  readonly lines: readonly ReturnLine[];
};

/** The pieces of a line that are given money for: those that came, or all that were asked for where the goods need not come. */
export const piecesToSettle = (state: ReturnState, line: ReturnLine): number =>
  state === 'approved' || state === 'requested' ? line.quantity : cameBack(line);

/** The settlements that a return allows. A consumer who has withdrawn gets the money back by the means it was paid with (art. 56). */
export function openSettlements(record: Returned): readonly Settlement[] {
  const isMoved = record.lines.some(({ restocked, scrapped }) => restocked + scrapped > 0);
  const nothing: readonly Settlement[] = isMoved ? [] : ['nothing'];
  return record.kind === 'withdrawal' ? ['refund', ...nothing] : ['refund', 'exchange', 'credit', ...nothing];
}

/**
 * What is proposed to be given back, in cents of the order's mode: the price of the pieces, and with the withdrawal from all that is left of an order the usual
 * shipping, of which `standardShipping` is the most where it is not 0.
 */
export function proposeSettlement(
  order: RefundableOrder,
  record: Returned,
  standardShipping: number,
): { readonly lines: ReadonlyMap<number, Cents>; readonly shipping: Cents } {
  const pieces = new Map(record.lines.map((line) => [line.id, piecesToSettle(record.state, line)]));
  const lines = order.lines.flatMap((line): [number, Cents][] => {
    const count = pieces.get(line.id) ?? 0;
    return count === 0 ? [] : [[line.id, refundProposal(line, count, order.mode)]];
  });
  const isWhole = order.lines.every(
    (line) => line.refundedQuantity + (pieces.get(line.id) ?? 0) >= line.quantity,
  );
  const left = leftToRefund(order.shipping, order.mode);
  const most = standardShipping === 0 ? left : Math.min(left, standardShipping);
  const shipping = record.kind === 'withdrawal' && isWhole ? toCents(Math.max(0, most)) : zeroCents;
  return { lines: new Map(lines), shipping };
}

/** The refund that settles a return: pieces went into stock before, so none do with it. */
export function settlementRequest(
  record: Returned,
  amounts: ReadonlyMap<number, Cents>,
  shipping: Cents,
): RefundRequest {
  const lines = record.lines.map((line) => ({
    lineId: line.id,
    quantity: piecesToSettle(record.state, line),
    amount: amounts.get(line.id) ?? zeroCents,
    restock: false,
  }));
  return { lines: lines.filter(({ quantity, amount }) => quantity > 0 || amount > 0), shipping };
}
