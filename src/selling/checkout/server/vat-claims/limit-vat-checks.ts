import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { countCall } from '#foundation/services/count-call.ts';
import { checksAtMost, checksSpanMs } from '#pricing/vat/rules/vat-check-limits.ts';

/** Counts a check by customer, address or session, whichever is known first; true where it is one too many. */
export async function isOneCheckTooMany(
  toolbox: Pick<Toolbox, 'db' | 'clock' | 'visitor' | 'session' | 'address' | 'nonces'>,
): Promise<boolean> {
  const { person } = toolbox.visitor;
  const session = toolbox.session.current();
  const who = person
    ? `customer ${person.customerId}`
    : toolbox.address
      ? `address ${toolbox.address}`
      : session && `session ${session.id}`;
  if (!who) return false;
  const caller = Buffer.from(toolbox.nonces.sign(`VAT checks of ${who}`), 'base64url');
  const { calls } = await countCall(toolbox.db, {
    caller,
    kind: 'vat-check',
    spanMs: checksSpanMs,
    now: toolbox.clock.now(),
  });
  return calls > checksAtMost;
}
