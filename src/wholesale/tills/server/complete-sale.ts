import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { changeOrderState } from '#selling/orders/server/change-order-state.ts';
import { isPickupRate } from '#selling/shipping/rules/shipping-zone.ts';
import { isOver } from '../rules/till.ts';
import { readReceiptNumber, type TillProblem } from '../rules/till-forms.ts';
import { readSale } from './sales.ts';

export type SettledSale = { readonly ok: true } | { readonly ok: false; readonly problem: TillProblem };
const refuse = (problem: TillProblem): SettledSale => ({ ok: false, problem });

/** Stores the receipt of a sale, and has its order paid: completed where the goods were handed over. Called in a transaction. */
export async function completeSale(
  ctx: RequestContext,
  orderId: number,
  receipt: { readonly closure: number | null; readonly number: number },
): Promise<void> {
  await ctx.db
    .updateTable('till_sales')
    .set({
      state: 'printed',
      problem: '',
      closure_number: receipt.closure,
      receipt_number: receipt.number,
      printed_at: ctx.clock.now(),
    })
    .where('order_id', '=', orderId)
    .execute();
  const { tills: words } = staffMessagesFor(ctx.settings.interface_language);
  await payOrder(ctx, orderId, words.receiptNote(receipt.closure, receipt.number));
}

/** The order of a sale is paid, and completed where the goods were handed over. */
export async function payOrder(ctx: RequestContext, orderId: number, note: string): Promise<void> {
  const order = await ctx.db
    .selectFrom('orders')
    .select('shipping_method')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const to = isPickupRate(order.shipping_method) ? 'completed' : 'processing';
  const changed = await changeOrderState(ctx, { id: orderId, to, note });
  // The receipt is out: it stays with the order, whatever became of that meanwhile.
  if (!changed.ok) ctx.log.error({ orderId, error: changed.error }, 'the order of a sale was not completed');
}

/** Says that the receipt is on paper, with its number: what the printer did not answer, and what was printed by hand. */
export function settleSale(ctx: RequestContext, orderId: number, typed: string): Promise<SettledSale> {
  return inTransaction(ctx.db, async (db): Promise<SettledSale> => {
    const receipt = readReceiptNumber(typed);
    if (!receipt.ok) return refuse(receipt.problem);
    const sale = await readSale({ ...ctx, db }, orderId);
    if (!sale || isOver(sale.state) || sale.state === 'printing') return refuse('not-now');
    await completeSale({ ...ctx, db }, orderId, receipt.value);
    return { ok: true };
  });
}

/** Says that nothing came out of the printer: the receipt may be printed again. */
export function releaseSale(ctx: RequestContext, orderId: number): Promise<SettledSale> {
  return inTransaction(ctx.db, async (db): Promise<SettledSale> => {
    const sale = await readSale({ ...ctx, db }, orderId);
    if (sale?.state !== 'unknown') return refuse('not-now');
    await db.updateTable('till_sales').set({ state: 'waiting' }).where('order_id', '=', orderId).execute();
    return { ok: true };
  });
}

/** Gives a sale up that has no receipt: its order is cancelled, and its pieces are free again. */
export function cancelSale(ctx: RequestContext, orderId: number): Promise<SettledSale> {
  return inTransaction(ctx.db, async (db): Promise<SettledSale> => {
    const inside = { ...ctx, db };
    const sale = await readSale(inside, orderId);
    if (sale?.state !== 'waiting' && sale?.state !== 'refused') return refuse('not-now');
    const changed = await changeOrderState(inside, { id: orderId, to: 'cancelled' });
    if (!changed.ok) return refuse('not-now');
    await db.updateTable('till_sales').set({ state: 'cancelled' }).where('order_id', '=', orderId).execute();
    return { ok: true };
  });
}
