import { textOf } from '#foundation/forms/server/text-of.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { type ApprovalProblem, approvalDeeds, reasonField } from '../../rules/order-approval.ts';
import { orderPath } from '../../rules/order-link.ts';
import { orderPayPath } from '../../rules/order-pay.ts';
import { ownOrderAction } from '../../rules/own-order.ts';
import { readOrder } from '../read-order.ts';
import { approveOrder, type DecideOrderResult, rejectOrder } from './decide-order.ts';

export type ApprovalOutcome =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'problem'; readonly problem: ApprovalProblem };

/** The forms of an order's page that decide about it, where no scripts run; null where another form was posted. */
export async function postOrderApproval(
  toolbox: Toolbox,
  orderId: number,
  form: FormData,
): Promise<ApprovalOutcome | null> {
  const deed = approvalDeeds.find((known) => known === textOf(form, 'deed'));
  if (!deed) return null;
  if (!toolbox.nonces.check(ownOrderAction(orderId), textOf(form, '_wpnonce'))) {
    return { kind: 'problem', problem: 'expired' };
  }
  const reason = deed === 'reject' ? textOf(form, reasonField) : '';
  const result =
    deed === 'approve'
      ? await approveOrder(toolbox, orderId)
      : await rejectOrder(toolbox, { orderId, reason });
  if (!result.ok) return refused(result);
  const goesToPay = deed === 'approve' && toolbox.settings.order_approval_pay_now;
  const order = goesToPay ? await readOrder(toolbox, orderId) : null;
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
