import type { DecideOrderResult } from '#selling/orders/server/approval/decide-order.ts';
import { ajaxText } from '../../../ajax-reply.ts';
import { notTheirs } from './subaccount-call.ts';

/** What a decision about an order answers: `success`, or `0` where nothing was decided (wire 4.4). */
export function decided(result: DecideOrderResult): Response {
  if (result.ok) return ajaxText('success');
  return result.error.code === 'no-such-order' ? notTheirs() : ajaxText('0', 409);
}
