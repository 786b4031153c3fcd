import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readOrderNote } from '#selling/orders/rules/order-note.ts';
import type { ReturnState } from '../rules/return-states.ts';
import { actOnReturn, auditReturn, type ReturnActError } from './act-on-return.ts';
import { type ReturnActor, setReturnState } from './insert-return.ts';
import { queueReturnEmails, type ReturnEmailKind } from './return-emails.ts';

export type MovedReturn =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: ReturnActError | { readonly code: 'no-reason' | 'note-too-long' } };

/** Which emails a state that is said without more brings. */
const emailsOf: Partial<Record<ReturnState, ReturnEmailKind>> = {
  approved: 'return-approved',
  refused: 'return-refused',
  cancelled: 'return-cancelled',
};

/** Approves or refuses a return, cancels it, or notes that it was sent; who refuses says why. */
export async function moveReturn(
  ctx: RequestContext,
  actor: ReturnActor,
  input: {
    readonly returnId: number;
    readonly to: 'approved' | 'refused' | 'cancelled' | 'sent';
    readonly note: string;
  },
): Promise<MovedReturn> {
  const note = readOrderNote(input.note);
  if (note === null) return { ok: false, error: { code: 'note-too-long' } };
  if (input.to === 'refused' && note === '') return { ok: false, error: { code: 'no-reason' } };
  return actOnReturn(ctx, { ...input, actor }, async (inside, record): Promise<MovedReturn> => {
    const { to } = input;
    await setReturnState(inside, actor, { returnId: record.id, to, note });
    if (actor.who === 'staff') {
      const what = to === 'approved' || to === 'refused' ? to : 'changed';
      await auditReturn(inside, record, { what, to });
    }
    const email = emailsOf[to];
    if (email) await queueReturnEmails(inside, record, [email]);
    return { ok: true };
  });
}
