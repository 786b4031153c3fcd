import { textOf } from '#foundation/forms/server/text-of.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { orderPath } from '../../rules/order-link.ts';
import {
  type OwnOrderProblem,
  type OwnOrderRefusal,
  ownOrderAction,
  ownOrderActions,
} from '../../rules/own-order.ts';
import { changeOrderState } from '../change-order-state.ts';
import { findOwnOrder } from './read-own-order.ts';
import { reorder } from './reorder.ts';

export type OwnOrderOutcome =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'refused'; readonly code: OwnOrderRefusal }
  | { readonly kind: 'problem'; readonly problem: OwnOrderProblem };

/** The forms of a customer's order: cancel it, where the table of changes allows that, or reorder its items. */
export async function postOwnOrder(
  ctx: RequestContext,
  asked: { readonly orderId: number; readonly link: string },
  form: FormData,
): Promise<OwnOrderOutcome> {
  const found = await findOwnOrder(ctx, asked);
  if (!found.ok) return { kind: 'refused', code: found.error.code };
  const { order, link } = found;
  const problem = (code: OwnOrderProblem): OwnOrderOutcome => ({ kind: 'problem', problem: code });
  if (!ctx.nonces.check(ownOrderAction(order.id), textOf(form, '_wpnonce'))) return problem('expired');
  switch (ownOrderActions.find((known) => known === textOf(form, 'action'))) {
    case 'cancel': {
      const key = link === '' ? {} : { key: order.key };
      const result = await changeOrderState(ctx, { id: order.id, to: 'cancelled', ...key });
      if (!result.ok) return problem('cancel');
      const path = orderPath(order.id, link);
      return { kind: 'go', path: `${path}${path.includes('?') ? '&' : '?'}done=cancelled` };
    }
    case 'reorder': {
      const result = await reorder(ctx, order);
      if (result.ok) return { kind: 'go', path: '/cart/' };
      return problem(result.error.code === 'cart-busy' ? 'cart-busy' : 'reorder');
    }
    default:
      return problem('other');
  }
}
