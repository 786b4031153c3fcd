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
  /** note for the history; '' for none */
  readonly note?: string;
  /** the note is shown to the customer too, on the page and in the email */
  readonly forCustomer?: boolean;
  /** the state that the form showed: a different one meanwhile is reported, not overwritten */
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
 * Changes the state of an order for a visitor, with stock, history and emails, in one transaction. An order that is not
 * the visitor's is `no-such-order`; a change that the table lacks is `change-forbidden`, one that others may make `not-allowed`.
 */
export async function changeOrderState(
  ctx: OrderContext & Pick<RequestContext, 'visitor'>,
  input: ChangeOrderState,
): Promise<ChangeOrderStateResult> {
  return change(ctx, input, (order) => actorOn(ctx.visitor, order, input.key));
}

/** The same for actors without a request: the shop's jobs and the payment provider. */
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
    // A customer always sees their own note; for others' notes staff decide.
    const forCustomer = actor.kind === 'customer' || (input.forCustomer ?? false);
    const moved = await moveOrder({ ...ctx, db }, actor, order, { to: input.to, note, forCustomer });
    return moved.ok ? { ok: true, from, to: input.to } : moved;
  });
}
