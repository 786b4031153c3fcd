import { textOf } from '#foundation/forms/server/text-of.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type ApprovalProblem, approvalActions, reasonField } from '../../rules/order-approval.ts';
import { orderPath } from '../../rules/order-link.ts';
import { orderPayPath } from '../../rules/order-pay.ts';
import { ownOrderAction } from '../../rules/own-order.ts';
import { readOrder } from '../read-order.ts';
import { approveOrder, type DecideOrderResult, rejectOrder } from './decide-order.ts';

export type ApprovalOutcome =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'problem'; readonly problem: ApprovalProblem };

/** The form posts that approve, reject or cancel an order; null where another form was posted. */
export async function postOrderApproval(
  ctx: RequestContext,
  orderId: number,
  form: FormData,
): Promise<ApprovalOutcome | null> {
  const action = approvalActions.find((known) => known === textOf(form, 'action'));
  if (!action) return null;
  if (!ctx.nonces.check(ownOrderAction(orderId), textOf(form, '_wpnonce'))) {
    return { kind: 'problem', problem: 'expired' };
  }
  const reason = action === 'reject' ? textOf(form, reasonField) : '';
  const result =
    action === 'approve' ? await approveOrder(ctx, orderId) : await rejectOrder(ctx, { orderId, reason });
  if (!result.ok) return refused(result);
  const goesToPay = action === 'approve' && ctx.settings.order_approval_pay_now;
  const order = goesToPay ? await readOrder(ctx, orderId) : null;
  return { kind: 'go', path: order && order.total > 0 ? orderPayPath(order) : orderPath(orderId, '') };
}

function refused({ error }: Extract<DecideOrderResult, { readonly ok: false }>): ApprovalOutcome {
  switch (error.code) {
    case 'no-such-order':
      return { kind: 'unknown' };
    case 'not-waiting':
    case 'reason-too-long':
      return { kind: 'problem', problem: error.code };
    default:
      return { kind: 'problem', problem: 'other' };
  }
}
