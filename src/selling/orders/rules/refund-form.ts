import { type Cents, zeroCents } from '#foundation/money/rules/cents.ts';
import { parseEuro } from '#foundation/money/rules/parse-euro.ts';
import { type RefundableOrder, type RefundRequest, refundProposal } from './plan-refund.ts';

/** The names of a line's fields in the refund form. */
export const refundFields = {
  quantity: (lineId: number) => `quantity[${lineId}]`,
  amount: (lineId: number) => `amount[${lineId}]`,
  restock: (lineId: number) => `restock[${lineId}]`,
  shipping: 'shipping',
  reason: 'reason',
} as const;

export type RefundFields = Readonly<Record<string, string | undefined>>;

/** Why the typed values are not a valid refund; `lineId` null stands for shipping. */
export type RefundFormProblem =
  | { readonly code: 'not-a-quantity'; readonly lineId: number }
  | { readonly code: 'not-an-amount'; readonly lineId: number | null };

/**
 * Reads the refund form, in the browser for the sum shown and on the server for the refund itself: without an amount
 * the pieces count with their proposed amount, in cents of the order's mode.
 */
export function readRefundForm(
  order: RefundableOrder,
  fields: RefundFields,
):
  | { readonly ok: true; readonly request: RefundRequest; readonly reason: string }
  | { readonly ok: false; readonly error: RefundFormProblem } {
  const lines: RefundRequest['lines'][number][] = [];
  for (const line of order.lines) {
    const typed = (fields[refundFields.quantity(line.id)] ?? '').trim();
    if (!/^\d{0,6}$/.test(typed)) return { ok: false, error: { code: 'not-a-quantity', lineId: line.id } };
    const quantity = Number(typed);
    const amount = amountIn(fields[refundFields.amount(line.id)], refundProposal(line, quantity, order.mode));
    if (amount === null) return { ok: false, error: { code: 'not-an-amount', lineId: line.id } };
    const restock = (fields[refundFields.restock(line.id)] ?? '') !== '';
    if (quantity > 0 || amount !== zeroCents) lines.push({ lineId: line.id, quantity, amount, restock });
  }
  const shipping = amountIn(fields[refundFields.shipping], zeroCents);
  if (shipping === null) return { ok: false, error: { code: 'not-an-amount', lineId: null } };
  const reason = (fields[refundFields.reason] ?? '').trim();
  return { ok: true, request: { lines, shipping }, reason };
}

function amountIn(typed: string | undefined, proposed: Cents): Cents | null {
  const text = (typed ?? '').replace(/€/g, '').trim();
  return text === '' ? proposed : parseEuro(text);
}
