import { mayViewOrder } from '#customers/accounts/rules/may-view-order.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { orderActor } from '../../rules/order-actor.ts';
import type { OrderRefund } from '../../rules/order-care.ts';
import { changesOpenTo } from '../../rules/order-changes.ts';
import type { OrderView } from '../../rules/order-view.ts';
import { type OwnOrder, type OwnOrderRefusal, ownOrderAction } from '../../rules/own-order.ts';
import { isGivenBack } from '../../rules/refunds/refund-state.ts';
import { orderForReader } from '../order-for-reader.ts';
import { readOrder } from '../read-order.ts';
import { readCustomerHistory } from '../read-order-history.ts';
import { readRefunds } from '../refunds/read-refunds.ts';
import { readLinkedOrder } from '../signed-order-link.ts';
import { readPaymentCheck } from '../transitions/read-payment-check.ts';

export type FoundOwnOrder =
  | { readonly ok: true; readonly order: OrderView; readonly link: string }
  | { readonly ok: false; readonly error: { readonly code: OwnOrderRefusal } };

type Asked = { readonly orderId: number; readonly link: string };

/** The order that a visitor may see: a customer's own, any for staff, and the order of a valid link. */
export async function findOwnOrder(ctx: RequestContext, { orderId, link }: Asked): Promise<FoundOwnOrder> {
  if (ctx.visitor.person) {
    const order = await readOrder(ctx, orderId);
    if (order && mayViewOrder(ctx.visitor, order)) return { ok: true, order, link: '' };
    // An order of another customer gives the same answer as a missing one.
    if (link === '') return { ok: false, error: { code: 'unknown' } };
  }
  if (link === '') return { ok: false, error: { code: 'log-in' } };
  const linked = await readLinkedOrder(ctx, { orderId, link });
  return linked.ok ? { ...linked, link } : linked;
}

/** A customer's order with its history and the possible actions. */
export async function readOwnOrder(
  ctx: RequestContext,
  asked: Asked,
): Promise<
  | { readonly ok: true; readonly page: OwnOrder }
  | { readonly ok: false; readonly error: { readonly code: OwnOrderRefusal } }
> {
  const found = await findOwnOrder(ctx, asked);
  if (!found.ok) return found;
  const { order, link } = found;
  const [shown, history, refunds, paid, check] = await Promise.all([
    orderForReader(ctx, order),
    readCustomerHistory(ctx, order.id),
    readRefunds(ctx, order.id),
    ctx.db.selectFrom('orders').select('paid_at').where('id', '=', order.id).executeTakeFirst(),
    readPaymentCheck(ctx.db, order.id),
  ]);
  const actor = orderActor(ctx.visitor, order, link !== '');
  const changes =
    actor?.kind === 'customer'
      ? changesOpenTo('customer', { status: order.status, isPaid: paid?.paid_at != null })
      : [];
  const nonce = ctx.nonces.make(ownOrderAction(order.id));
  return {
    ok: true,
    page: {
      order: shown,
      history,
      refunds: refunds.filter(isShown),
      mayCancel: changes.includes('cancelled'),
      isVerifying: check !== null,
      nonce,
      link,
    },
  };
}

/** Refused and withdrawn refunds are left out: the shop informs the customer where necessary. */
const isShown = ({ state }: OrderRefund) => state === 'requested' || isGivenBack(state);
