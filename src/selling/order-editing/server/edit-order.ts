import { createHash } from 'node:crypto';
import { subtractCents, toCents, zeroCents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ReadCart } from '#selling/cart/server/read-cart.ts';
import { dropCouponUses } from '#selling/coupons/server/drop-coupon-uses.ts';
import { editRefusal, shippedPieces } from '#selling/orders/rules/order-editable.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';
import { readEditable } from '#selling/orders/server/read-editable.ts';
import { readOrder } from '#selling/orders/server/read-order.ts';
import { actOnOrder } from '#selling/orders/server/transitions/act-on-order.ts';
import { followBalance } from '#selling/orders/server/transitions/change-balance.ts';
import { lockOrder } from '#selling/orders/server/transitions/lock-order.ts';
import { moveOrder } from '#selling/orders/server/transitions/move-order.ts';
import { noteOrderEvent } from '#selling/orders/server/transitions/note-order-event.ts';
import { queueOrderEmails } from '#selling/orders/server/transitions/queue-order-emails.ts';
import { takeCredit } from '#selling/payments/server/company-credit.ts';
import { editFacts } from '../rules/edit-facts.ts';
import type { EditProblem } from '../rules/edit-proposal.ts';
import type { OrderEdit } from '../rules/order-edit.ts';
import { statusWith } from '../rules/reachable-payment.ts';
import { buyerOfOrder, type VisitorReader } from './buyer-of-order.ts';
import { endApprovals, endOpenApprovals } from './end-approvals.ts';
import { moveEditedStock, type PieceChange } from './move-edited-stock.ts';
import { proposeEdit } from './propose-edit.ts';
import { recountSales, writeEdit } from './write-edit.ts';

export type EditToMake = {
  readonly orderId: number;
  readonly edit: OrderEdit;
  /** the order as it was seen, by `orderVersion` */
  readonly seen: string;
  /** what it was shown to come to, by the hash of its proposal */
  readonly proposalSeen: string;
  /** whether the customer gets an email */
  readonly notifies: boolean;
};

export type EditOrderResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly error:
        | { readonly code: 'no-such-order' }
        | { readonly code: 'refused'; readonly problems: readonly EditProblem[] };
    };

/** What of an order an edit is based on: it differs as soon as anybody has changed the order. */
export const orderVersion = (order: OrderView): string =>
  createHash('sha256')
    .update(JSON.stringify({ ...order, key: '' }))
    .digest('hex')
    .slice(0, 32);

/**
 * Edits an order, all of it in one transaction: lines and amounts, pieces, coupons, credit, state, history, email. Refused where it has changed since it was
 * seen, or comes to something else than was shown; nothing has changed then.
 */
export async function editOrder(
  ctx: RequestContext,
  input: EditToMake,
  visitorOf: VisitorReader,
): Promise<EditOrderResult> {
  const { orderId, edit, notifies } = input;
  await endOpenApprovals(ctx, orderId, async () => (await checkEdit(ctx, input, visitorOf)).ok);
  return actOnOrder(ctx, { orderId, act: 'edit' }, async (inside, actor, held): Promise<EditOrderResult> => {
    const { db } = inside;
    const checked = await checkEdit(inside, input, visitorOf);
    if (!checked.ok) return checked;
    const { order, cart } = checked;
    await writeEdit(inside, { order, edit, cart });
    const [after, heldNow] = await Promise.all([readOrder(inside, orderId), lockOrder(db, orderId)]);
    if (!after || !heldNow) throw new Error('a locked order is gone');
    const changed = editFacts(order, after, ctx.settings.interface_language);
    if (Object.keys(changed.after).length === 0) return refuse({ code: 'nothing-changed' });
    // What was paid is known: more is due, less goes back.
    const more = order.isPaid ? subtractCents(after.total, order.total) : zeroCents;
    const eventId = await noteOrderEvent(inside, actor, {
      orderId,
      kind: 'edited',
      note: edit.reason,
      edit: changed,
      ...(more === 0 ? {} : { detail: { balance: more } }),
    });
    const moved = await moveEditedStock(inside, held, {
      changes: piecesChanged(order, after, 'article'),
      eventId,
    });
    if (!moved.ok) return refuse({ code: 'not-enough-stock', names: namesOf(after, moved.error.itemIds) });
    await recountSales(
      db,
      orderId,
      new Map(piecesChanged(order, after, 'product').map(({ itemId, pieces }) => [itemId, pieces])),
    );
    await dropCouponUses(db, orderId, await couponsGone(inside, order, after));
    const to = statusWith(order, edit.paymentMethod);
    if (to) {
      const state = await moveOrder(inside, actor, heldNow, { to, emails: [] });
      if (!state.ok) return refuse({ code: 'payment-unreachable', from: order.status });
    }
    const { balance } = heldNow;
    const isOnCredit = heldNow.creditAccount !== null;
    await followBalance(
      inside,
      actor,
      { ...heldNow, balance: held.balance },
      { balance, isOnCredit, emails: [] },
    );
    // Nobody approves an amount that is no longer asked for: a payment of it that comes all the same counts as paid.
    await endApprovals(inside, orderId);
    if (notifies) await queueOrderEmails(inside, heldNow, { kinds: ['order-edited'], eventId });
    // Credit is locked last, after the stock, as when an order is placed.
    const owed = heldNow.isPaid ? toCents(Math.max(0, balance)) : heldNow.owed;
    if (heldNow.creditAccount === null || (heldNow.isPaid && more <= 0)) return { ok: true };
    const credit = await takeCredit(db, {
      accountId: heldNow.creditAccount,
      amount: owed,
      exceptOrder: orderId,
    });
    return credit.ok
      ? { ok: true }
      : refuse({ code: 'insufficient-credit', available: toCents(credit.error.available) });
  });
}

type CheckedEdit =
  | { readonly ok: true; readonly order: OrderView; readonly cart: ReadCart }
  | Extract<EditOrderResult, { ok: false }>;

/** The order as it is, and as it would be; or what keeps it from being edited as it was shown. */
async function checkEdit(
  ctx: RequestContext,
  { orderId, edit, seen, proposalSeen }: EditToMake,
  visitorOf: VisitorReader,
): Promise<CheckedEdit> {
  const [order, facts] = await Promise.all([readOrder(ctx, orderId), readEditable(ctx.db, orderId)]);
  if (!order || !facts) return { ok: false, error: { code: 'no-such-order' } };
  const refusal = editRefusal(facts);
  if (refusal) return refuse({ code: 'not-editable', refusal });
  if (seen !== orderVersion(order)) return refuse({ code: 'changed-meanwhile' });
  const buyer = await buyerOfOrder(ctx, order, visitorOf);
  const { cart, problems } = await proposeEdit(buyer, order, edit, shippedPieces(facts));
  if (problems.length > 0) return refuse(...problems);
  return cart.state.hash === proposalSeen ? { ok: true, order, cart } : refuse({ code: 'total-changed' });
}

const refuse = (...problems: readonly EditProblem[]): Extract<EditOrderResult, { ok: false }> => ({
  ok: false,
  error: { code: 'refused', problems },
});

/** How many pieces an order has more or less, by article or by product; lines whose article is gone are left out. */
function piecesChanged(
  before: OrderView,
  after: OrderView,
  by: 'article' | 'product',
): readonly PieceChange[] {
  const changes = new Map<number, number>();
  const count = (order: OrderView, sign: 1 | -1) => {
    for (const { productId, variationId, quantity } of order.lines) {
      const itemId = by === 'article' ? (variationId ?? productId) : productId;
      if (itemId !== null) changes.set(itemId, (changes.get(itemId) ?? 0) + sign * quantity);
    }
  };
  count(before, -1);
  count(after, 1);
  return [...changes].flatMap(([itemId, pieces]) => (pieces === 0 ? [] : [{ itemId, pieces }]));
}

const namesOf = (order: OrderView, itemIds: readonly number[]): readonly string[] =>
  order.lines.flatMap(({ productId, variationId, name }) =>
    itemIds.includes(variationId ?? productId ?? 0) ? [name] : [],
  );

/** The ids of coupons that were taken out. */
async function couponsGone(
  { db }: Pick<RequestContext, 'db'>,
  before: OrderView,
  after: OrderView,
): Promise<readonly number[]> {
  const codes = before.coupons.flatMap(({ code }) =>
    after.coupons.some((one) => one.code === code) ? [] : [code],
  );
  if (codes.length === 0) return [];
  const rows = await db.selectFrom('coupons').select('id').where('code', 'in', codes).execute();
  return rows.map(({ id }) => id);
}
