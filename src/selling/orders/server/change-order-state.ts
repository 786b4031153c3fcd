import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayActOnOrder, type OrderActor } from '../rules/order-actor.ts';
import { readOrderNote } from '../rules/order-note.ts';
import type { OrderStatus } from '../rules/order-status.ts';
import { actorOn } from './transitions/act-on-order.ts';
import { type HeldOrder, lockOrder } from './transitions/lock-order.ts';
import { type MoveOrderError, moveOrder } from './transitions/move-order.ts';
import type { OrderContext } from './transitions/order-context.ts';

export type ChangeOrderState = {
  readonly id: number;
  readonly to: OrderStatus;
  /** what the history keeps of it; '' for nothing */
  readonly note?: string;
  /** the customer reads the note too, on the page and in the email */
  readonly forCustomer?: boolean;
  /** the state that the one who asks has seen: another one in between is told, not overwritten */
  readonly seen?: OrderStatus;
  /** the order's key, where a guest asks */
  readonly key?: string;
};

export type ChangeOrderStateError =
  | { readonly code: 'no-such-order' }
  | { readonly code: 'note-too-long' }
  | { readonly code: 'state-changed'; readonly status: OrderStatus }
  | MoveOrderError;

export type ChangeOrderStateResult =
  | { readonly ok: true; readonly from: OrderStatus; readonly to: OrderStatus }
  | { readonly ok: false; readonly error: ChangeOrderStateError };

/**
 * Gives an order another state for the visitor who asks, with stock, history and letters, in one transaction. An order that is none of
 * the visitor's business is `no-such-order`; what the table does not know is `change-forbidden`, what it keeps for others `not-allowed`.
 */
export async function changeOrderState(
  ctx: OrderContext & Pick<RequestContext, 'visitor'>,
  input: ChangeOrderState,
): Promise<ChangeOrderStateResult> {
  return change(ctx, input, (order) => actorOn(ctx.visitor, order, input.key));
}

/** The same for those who are no visitors: the shop's own jobs, and what a payment provider tells. */
export async function changeOrderStateAs(
  ctx: OrderContext,
  actor: OrderActor,
  input: Omit<ChangeOrderState, 'key'>,
): Promise<ChangeOrderStateResult> {
  return change(ctx, input, () => actor);
}

async function change(
  ctx: OrderContext,
  input: ChangeOrderState,
  whoActs: (order: HeldOrder) => OrderActor | null,
): Promise<ChangeOrderStateResult> {
  const note = readOrderNote(input.note ?? '');
  if (note === null) return { ok: false, error: { code: 'note-too-long' } };
  return inTransaction(ctx.db, async (db): Promise<ChangeOrderStateResult> => {
    const order = await lockOrder(db, input.id);
    const actor = order ? whoActs(order) : null;
    if (!order || !mayActOnOrder(actor, 'change-state'))
      return { ok: false, error: { code: 'no-such-order' } };
    const { status: from } = order;
    if (input.seen !== undefined && input.seen !== from) {
      return { ok: false, error: { code: 'state-changed', status: from } };
    }
    // Only staff decide what the customer reads; what customers write themselves they have seen.
    const forCustomer = actor.kind === 'customer' || (input.forCustomer ?? false);
    const moved = await moveOrder({ ...ctx, db }, actor, order, { to: input.to, note, forCustomer });
    return moved.ok ? { ok: true, from, to: input.to } : moved;
  });
}
