import { textOf } from '#foundation/forms/server/text-of.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { postStaffOrder } from '#selling/orders/server/forms/post-staff-order.ts';
import { postStaffReturn, type StaffReturnOutcome } from '#selling/returns/server/post-staff-return.ts';
import { settlementKey } from '#selling/returns/server/settle-return.ts';
import { payFromTill } from './pay-from-till.ts';

type OrderOutcome = Awaited<ReturnType<typeof postStaffOrder>>;

const typedIn = (form: FormData): Readonly<Record<string, string>> =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

/** The refund form of an order whose money comes out of a till. */
export async function refundOrderFromTill(
  ctx: RequestContext,
  { orderId, sessionId }: { readonly orderId: number; readonly sessionId: number },
  form: FormData,
): Promise<OrderOutcome> {
  const payout = { orderId, sessionId, requestKey: textOf(form, 'request') };
  const paid = await payFromTill(ctx, payout, async (inside) => {
    const outcome = await postStaffOrder(inside, orderId, form);
    return { done: outcome.ok, outcome };
  });
  if ('outcome' in paid) return paid.outcome;
  return { ok: false, problem: { action: 'refund', reason: paid.problem, typed: typedIn(form) } };
}

/** The settlement of a return whose money comes out of a till. */
export async function settleReturnFromTill(
  ctx: RequestContext,
  { returnId, orderId, sessionId }: { returnId: number; orderId: number; sessionId: number },
  form: FormData,
): Promise<StaffReturnOutcome> {
  const payout = { orderId, sessionId, requestKey: settlementKey(returnId) };
  const paid = await payFromTill(ctx, payout, async (inside) => {
    const outcome = await postStaffReturn(inside, returnId, form);
    return { done: outcome.kind === 'go', outcome };
  });
  if ('outcome' in paid) return paid.outcome;
  const typed = Object.fromEntries(Object.entries(typedIn(form)).map(([name, text]) => [name, [text]]));
  return { kind: 'again', action: 'settle', problem: { code: paid.problem }, typed };
}
