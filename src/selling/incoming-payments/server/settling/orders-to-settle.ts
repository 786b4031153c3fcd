import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { type Cents, toCents } from '#foundation/money/rules/cents.ts';
import { type HeldOrder, lockOrder } from '#selling/orders/server/transitions/lock-order.ts';
import type { SettleProblem } from '../../rules/incoming-payment.ts';
import { stillToCome } from '../../rules/matching/order-to-match.ts';
import type { StatementKind } from '../../rules/statements/columns.ts';

export type OrderToSettle = { readonly order: HeldOrder; readonly id: number; readonly due: Cents };

/** Locks the orders that a payment is for, in the order of their ids, with what is still due; returned in the wanted order. */
export async function ordersToSettle(
  transaction: Database,
  numbers: readonly number[],
  kind: StatementKind,
): Promise<
  | { readonly ok: true; readonly orders: readonly OrderToSettle[] }
  | { readonly ok: false; readonly error: SettleProblem }
> {
  const rows = await transaction
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('number', 'in', numbers)
    .orderBy('id')
    .execute();
  const unknown = numbers.find((number) => !rows.some((row) => row.number === number));
  if (unknown !== undefined) return { ok: false, error: { code: 'unknown-order', number: unknown } };
  const found = new Map<number, OrderToSettle>();
  for (const { id, number } of rows) {
    const order = await lockOrder(transaction, id);
    if (!order) return { ok: false, error: { code: 'unknown-order', number } };
    const facts = await readFacts(transaction, id);
    const { due } = stillToCome({ ...order, ...facts }, kind);
    if (due === 0) return { ok: false, error: { code: 'nothing-due', number } };
    found.set(number, { order, id, due });
  }
  return { ok: true, orders: numbers.flatMap((number) => found.get(number) ?? []) };
}

async function readFacts(db: Database, orderId: number) {
  const { rows } = await sql<{ isRemitted: boolean; received: number }>`
    select o.remitted_at is not null as "isRemitted",
      (select coalesce(sum(s.amount_cents), 0)::int from incoming_payment_orders s where s.order_id = o.id) as received
    from orders o where o.id = ${orderId}`.execute(db);
  return { isRemitted: rows[0]?.isRemitted ?? false, received: toCents(rows[0]?.received ?? 0) };
}
