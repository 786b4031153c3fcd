import type { SentMeta } from '#foundation/calls/rules/merge-meta.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { OrderStatus } from '../../rules/order-status.ts';
import { type ChangeOrderStateError, changeOrderState } from '../change-order-state.ts';
import { markOrderPaid } from '../mark-order-paid.ts';
import { actOnOrder } from '../transitions/act-on-order.ts';
import type { OrderContext } from '../transitions/order-context.ts';
import { writeOrderMeta } from './order-meta.ts';

/** What a program changes of an order; what is left out stays. */
export type ApiOrderUpdate = {
  readonly id: number;
  readonly status?: OrderStatus | undefined;
  /** the money has come */
  readonly setPaid?: boolean | undefined;
  readonly meta?: readonly SentMeta[] | undefined;
};

export type ApiOrderUpdateError =
  | ChangeOrderStateError
  | { readonly code: 'not-payable' }
  | { readonly code: 'too-much-meta' };

export type ApiOrderUpdateResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: ApiOrderUpdateError };

type Context = OrderContext & Pick<RequestContext, 'visitor'>;

/** Changes an order as its page in the staff area does, all that a program asks for or nothing. */
export function updateApiOrder(ctx: Context, update: ApiOrderUpdate): Promise<ApiOrderUpdateResult> {
  return actOnOrder(
    ctx,
    { orderId: update.id, act: 'note' },
    async (inside, _actor, order): Promise<ApiOrderUpdateResult> => {
      const { id, setPaid = false, meta = [] } = update;
      // A payment that has come brings an order on its way, where no other state is named.
      const opens = setPaid && !order.isPaid && ['pending', 'on-hold', 'failed'].includes(order.status);
      const to = update.status ?? (opens ? 'processing' : order.status);
      if (to !== order.status) {
        const changed = await changeOrderState(inside, { id, to });
        if (!changed.ok) return changed;
      }
      if (setPaid && !(await isPaid(inside, id))) {
        const paid = await markOrderPaid(inside, id);
        if (!paid.ok) return { ok: false, error: { code: 'not-payable' } };
      }
      if (meta.length > 0 && !(await writeOrderMeta(inside.db, id, meta))) {
        return { ok: false, error: { code: 'too-much-meta' } };
      }
      return { ok: true };
    },
  );
}

const isPaid = async ({ db }: Pick<Context, 'db'>, id: number) =>
  (await db.selectFrom('orders').select('paid_at').where('id', '=', id).executeTakeFirst())?.paid_at != null;
