import { inTransaction } from '#foundation/database/in-transaction.ts';
import { type HeldOrder, lockOrder } from '#selling/orders/server/transitions/lock-order.ts';
import type { OrderContext } from '#selling/orders/server/transitions/order-context.ts';
import { paymentFromRow, type WalletPayment } from './payment-row.ts';

/** A payment and the order that it pays, both locked until the transaction ends. */
export type HeldPayment = { readonly payment: WalletPayment; readonly order: HeldOrder };

/** Works on a locked payment and its order in one transaction; does nothing for a payment without an order. */
export async function holdPayment(
  ctx: OrderContext,
  paymentId: number,
  work: (inside: OrderContext, held: HeldPayment) => Promise<void>,
): Promise<void> {
  await inTransaction(ctx.db, async (db) => {
    const found = await db
      .selectFrom('payment_attempts')
      .select('order_id')
      .where('id', '=', paymentId)
      .executeTakeFirst();
    // The order is locked first, as everywhere, to avoid deadlocks.
    const order = found?.order_id ? await lockOrder(db, found.order_id) : null;
    const row = await db
      .selectFrom('payment_attempts')
      .selectAll()
      .where('id', '=', paymentId)
      .forUpdate()
      .executeTakeFirst();
    if (order && row) await work({ ...ctx, db }, { payment: paymentFromRow(row), order });
    return { ok: true };
  });
}
