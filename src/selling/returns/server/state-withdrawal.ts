import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { theShop } from '#selling/orders/rules/order-actor.ts';
import { changesOpenTo } from '#selling/orders/rules/order-changes.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';
import { readOrder } from '#selling/orders/server/read-order.ts';
import { type HeldOrder, lockOrder } from '#selling/orders/server/transitions/lock-order.ts';
import { moveOrder } from '#selling/orders/server/transitions/move-order.ts';
import { checkReturn, type ReturnRefusal, type ReturnRequest } from '../rules/plan-return.ts';
import type { WithdrawalStatement } from '../rules/return-form.ts';
import { returnActor } from './ask-return.ts';
import { insertReturn, setReturnState, theShopItself } from './insert-return.ts';
import { readReturnable } from './read-returnable.ts';
import { queueWithdrawalEmails } from './return-emails.ts';

export type StatedWithdrawal =
  /** `returnId` null: no order has that number and address, and the shop looks for it */
  | { readonly ok: true; readonly at: Date; readonly returnId: number | null }
  | { readonly ok: false; readonly error: ReturnRefusal | { readonly code: 'no-such-order' } };

type Stated = WithdrawalStatement & { readonly requestKey: string };

/**
 * Takes the statement of a withdrawal from an order that the visitor may see: stores it with the time of the server, makes an approved return of it, and sends the
 * receipt, all at once. An order that was not paid is cancelled instead. The same form sent again is the same statement.
 */
export function withdrawFromOrder(
  ctx: RequestContext,
  order: Pick<OrderView, 'id'>,
  stated: Stated & { readonly lines: ReturnRequest['lines'] },
): Promise<StatedWithdrawal> {
  return inTransaction(ctx.db, async (db): Promise<StatedWithdrawal> => {
    const inside = { ...ctx, db };
    const held = await lockOrder(db, order.id);
    const view = held && (await readOrder(inside, order.id));
    if (!held || !view) return { ok: false, error: { code: 'no-such-order' } };
    const same = await findStatement(db, stated.requestKey);
    if (same) return same;
    return withdraw(inside, held, view, stated);
  });
}

async function withdraw(
  ctx: RequestContext,
  held: HeldOrder,
  view: OrderView,
  stated: Stated & { readonly lines: ReturnRequest['lines'] },
): Promise<StatedWithdrawal> {
  const request = { kind: 'withdrawal', reason: '', lines: stated.lines } as const;
  const returnable = await readReturnable(ctx, view);
  const checked = checkReturn(returnable, request);
  if (!checked.ok) return checked;
  const actor = returnActor(ctx, view);
  const made = await insertReturn(ctx, actor, { ...request, ...stated, orderId: held.id });
  await setReturnState(ctx, theShopItself, { returnId: made.id, to: 'approved', note: '' });
  const isAll = returnable.lines.every(
    ({ lineId, left }) => left === (stated.lines.find((line) => line.lineId === lineId)?.quantity ?? 0),
  );
  const mayCancel = changesOpenTo('customer', held).includes('cancelled');
  if (isAll && mayCancel) {
    const moved = await moveOrder(ctx, theShop, held, { to: 'cancelled' });
    if (!moved.ok) throw new Error(`an order that was not paid is not cancelled: ${moved.error.code}`);
    const settled = { as: 'order-cancelled' } as const;
    await setReturnState(ctx, theShopItself, { returnId: made.id, to: 'settled', note: '', settled });
  }
  const goods = stated.lines.map(({ lineId, quantity }) => {
    const line = returnable.lines.find((one) => one.lineId === lineId);
    return `${quantity} × ${[line?.sku ?? '', line?.name ?? ''].filter((text) => text !== '').join(' ')}`;
  });
  return store(ctx, stated, { goods: goods.join('\n'), orderId: held.id, returnId: made.id });
}

/**
 * Takes the statement of somebody who names an order by its number: where it was placed with that address, all that is left of it comes back. The answer is the same
 * whether there is such an order or not, and the receipt goes to the address of the statement.
 */
export function stateWithdrawal(
  ctx: RequestContext,
  stated: Stated & { readonly orderNumber: number | null },
): Promise<StatedWithdrawal> {
  return inTransaction(ctx.db, async (db): Promise<StatedWithdrawal> => {
    const inside = { ...ctx, db };
    const same = await findStatement(db, stated.requestKey);
    if (same) return same;
    const { rows } = await sql<{ id: number }>`
      select id from orders where number = ${stated.orderNumber}::int
        and lower(billing_address ->> 'email') = ${stated.email.toLowerCase()}`.execute(db);
    const orderId = rows[0]?.id ?? null;
    const held = orderId === null ? null : await lockOrder(db, orderId);
    const view = held && (await readOrder(inside, held.id));
    if (held && view) {
      const { lines } = await readReturnable(inside, view);
      const all = lines
        .filter(({ left, exclusion }) => left > 0 && exclusion === null)
        .map(({ lineId, left }) => ({ lineId, quantity: left }));
      const withdrawn = await withdraw(inside, held, view, { ...stated, lines: all });
      if (withdrawn.ok) return withdrawn;
    }
    // What the shop cannot decide by itself its staff do: a statement is never lost.
    return store(inside, stated, { goods: '', orderId: held?.id ?? null, returnId: null });
  });
}

async function store(
  ctx: RequestContext,
  { requestKey, name, email, contract }: Stated,
  more: { readonly goods: string; readonly orderId: number | null; readonly returnId: number | null },
): Promise<StatedWithdrawal> {
  const at = ctx.clock.now();
  const { id } = await ctx.db
    .insertInto('withdrawal_statements')
    .values({
      request_key: requestKey,
      name,
      email,
      contract,
      goods: more.goods.slice(0, 4000),
      locale: ctx.visitor.audience.locale,
      order_id: more.orderId,
      return_id: more.returnId,
      stated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await queueWithdrawalEmails(ctx, { id, email });
  return { ok: true, at, returnId: more.returnId };
}

async function findStatement(db: Database, requestKey: string): Promise<StatedWithdrawal | null> {
  const row = await db
    .selectFrom('withdrawal_statements')
    .select(['stated_at', 'return_id'])
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  return row ? { ok: true, at: row.stated_at, returnId: row.return_id } : null;
}
