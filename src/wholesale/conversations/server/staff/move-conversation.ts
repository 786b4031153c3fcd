import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { actionsOn, statusAfter } from '../../rules/conversation.ts';

export type MoveResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: { readonly code: 'no-such-conversation' | 'not-now' } };

/** Closes or reopens a conversation; of two simultaneous calls the second changes nothing. */
export async function moveConversation(
  ctx: RequestContext,
  { conversationId, action }: { readonly conversationId: number; readonly action: 'close' | 'reopen' },
): Promise<MoveResult> {
  return inTransaction(ctx.db, async (db): Promise<MoveResult> => {
    const found = await db
      .selectFrom('conversations')
      .select(['title', 'status'])
      .where('id', '=', conversationId)
      .forUpdate()
      .executeTakeFirst();
    if (!found) return { ok: false, error: { code: 'no-such-conversation' } };
    if (!actionsOn(found.status).includes(action)) return { ok: false, error: { code: 'not-now' } };
    const status = statusAfter[action];
    await db.updateTable('conversations').set({ status }).where('id', '=', conversationId).execute();
    await recordAudit(
      { ...ctx, db },
      {
        what: 'changed',
        subject: { kind: 'conversation', id: conversationId, name: found.title },
        before: { status: found.status },
        after: { status },
      },
    );
    return { ok: true };
  });
}
