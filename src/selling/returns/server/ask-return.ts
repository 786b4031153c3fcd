import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { actingName } from '#foundation/visitor/rules/person-name.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';
import { readOrder } from '#selling/orders/server/read-order.ts';
import { lockOrder } from '#selling/orders/server/transitions/lock-order.ts';
import { checkReturn, type ReturnRefusal, type ReturnRequest } from '../rules/plan-return.ts';
import { insertReturn, type ReturnActor } from './insert-return.ts';
import { readReturnable } from './read-returnable.ts';
import { queueReturnEmails } from './return-emails.ts';

export type AskedReturn =
  | { readonly ok: true; readonly id: number; readonly number: number }
  | { readonly ok: false; readonly error: ReturnRefusal | { readonly code: 'no-such-order' } };

/** Who a visitor is for the returns of an order that they may see: staff, unless it is their own. */
export function returnActor(
  { visitor: { person } }: Pick<RequestContext, 'visitor'>,
  order: { readonly customerId: number | null },
): ReturnActor {
  const isStaff = mayStaff(person, 'orders') && person?.customerId !== order.customerId;
  return {
    who: isStaff ? 'staff' : 'customer',
    personId: person?.customerId ?? null,
    name: person ? actingName(person) : '',
  };
}

/**
 * Asks for a return of an order that the visitor may see, which the caller has found. The order is locked: of returns and refunds of one line at once, never more
 * pieces come back than were sold. The same form sent again is the same return.
 */
export function askReturn(
  ctx: RequestContext,
  order: Pick<OrderView, 'id'>,
  request: ReturnRequest & { readonly requestKey: string; readonly fileIds?: readonly number[] },
): Promise<AskedReturn> {
  return inTransaction(ctx.db, async (db): Promise<AskedReturn> => {
    const inside = { ...ctx, db };
    await lockOrder(db, order.id);
    const held = await readOrder(inside, order.id);
    if (!held) return { ok: false, error: { code: 'no-such-order' } };
    const same = await findReturn(inside, held.id, request.requestKey);
    if (same) return { ok: true, ...same };
    const checked = checkReturn(await readReturnable(inside, held), request);
    if (!checked.ok) return checked;
    const { billing } = held;
    const name = `${billing.firstName} ${billing.lastName}`.trim();
    const made = await insertReturn(inside, returnActor(ctx, held), {
      ...request,
      orderId: held.id,
      name: name || billing.company,
      email: billing.email,
    });
    const record = { id: made.id, orderId: held.id, email: billing.email };
    await queueReturnEmails(inside, record, ['return-requested', 'shop-return']);
    return { ok: true, ...made };
  });
}

/** The return of an order that a form has made already. */
export async function findReturn({ db }: Pick<RequestContext, 'db'>, orderId: number, requestKey: string) {
  return db
    .selectFrom('returns')
    .select(['id', 'number'])
    .where('order_id', '=', orderId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
}
