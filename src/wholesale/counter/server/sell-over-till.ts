import { toCents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { paymentMethodOf } from '#selling/payments/rules/payment-methods.ts';
import { readTendered } from '#wholesale/tills/rules/till-forms.ts';
import { payOrder } from '#wholesale/tills/server/complete-sale.ts';
import { listOpenTills } from '#wholesale/tills/server/read-tills.ts';
import { recordSale } from '#wholesale/tills/server/sales.ts';
import type { DraftFields } from '../rules/counter-draft.ts';

/** What became of an order at the counter: sold over a till, which prints its receipt, or not; or why it cannot be. */
export type Sold =
  | { readonly ok: true; readonly isSale: boolean; readonly wantsReceipt: boolean }
  | { readonly ok: false; readonly sentence: string };

/**
 * Sells an order over the till that was chosen, in the transaction that places it. What is handed over without a till needs the data of an invoice: no sale of the
 * counter is without a receipt or an invoice.
 */
export async function sellOverTill(
  ctx: RequestContext,
  {
    orderId,
    typed,
    isHandedOver,
  }: { readonly orderId: number; readonly typed: DraftFields; readonly isHandedOver: boolean },
): Promise<Sold> {
  const { staffCounter: words, tills } = staffMessagesFor(ctx.settings.interface_language);
  const refuse = (sentence: string): Sold => ({ ok: false, sentence });
  const order = await ctx.db
    .selectFrom('orders')
    .select(['total_cents', 'invoice_data', 'payment_method'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { till: method } = paymentMethodOf(order.payment_method);
  const hasInvoice = order.invoice_data !== null;
  if (!method) {
    if (isHandedOver && !hasInvoice) return refuse(words.problems['receipt-or-invoice']);
    return { ok: true, isSale: false, wantsReceipt: false };
  }
  const open = await listOpenTills(ctx);
  const chosen = open.find(({ sessionId }) => String(sessionId) === typed.till);
  const session = chosen ?? (open.length === 1 ? open[0] : undefined);
  if (!session) return refuse(words.problems['choose-till']);
  const total = toCents(order.total_cents);
  const tendered = readTendered(method === 'cash' ? (typed.tendered ?? '') : '', total);
  if (!tendered.ok) return refuse(tills.problems[tendered.problem]);
  const sale = { orderId, sessionId: session.sessionId, method, amount: total, tendered: tendered.value };
  if (!(await recordSale(ctx, { ...sale, hasInvoice }))) return refuse(tills.problems.closed);
  if (hasInvoice) await payOrder(ctx, orderId, tills.invoiceNote);
  return { ok: true, isSale: true, wantsReceipt: !hasInvoice };
}
