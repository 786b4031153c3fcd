import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { countCall } from '#foundation/services/count-call.ts';
import { checksAtMost, checksSpanMs } from '#pricing/vat/rules/vat-check-limits.ts';

/** Counts a check by customer, address or session, whichever is known first; true where it is one too many. */
export async function isOneCheckTooMany(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'visitor' | 'session' | 'address' | 'nonces'>,
): Promise<boolean> {
  const { person } = ctx.visitor;
  const session = ctx.session.current();
  const who = person
    ? `customer ${person.customerId}`
    : ctx.address
      ? `address ${ctx.address}`
      : session && `session ${session.id}`;
  if (!who) return false;
  const caller = Buffer.from(ctx.nonces.sign(`VAT checks of ${who}`), 'base64url');
  const { calls } = await countCall(ctx.db, {
    caller,
    kind: 'vat-check',
    spanMs: checksSpanMs,
    now: ctx.clock.now(),
  });
  return calls > checksAtMost;
}
