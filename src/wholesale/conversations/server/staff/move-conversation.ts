import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { deedsOn, statusAfter } from '../../rules/conversation.ts';

export type MoveResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: { readonly code: 'no-such-conversation' | 'not-now' } };

/** Closes a conversation or opens it again; of two who do the same at once the second changes nothing. */
export async function moveConversation(
  toolbox: Toolbox,
  { conversationId, deed }: { readonly conversationId: number; readonly deed: 'close' | 'reopen' },
): Promise<MoveResult> {
  return inTransaction(toolbox.db, async (db): Promise<MoveResult> => {
    const found = await db
      .selectFrom('conversations')
      .select(['title', 'status'])
      .where('id', '=', conversationId)
      .forUpdate()
      .executeTakeFirst();
    if (!found) return { ok: false, error: { code: 'no-such-conversation' } };
    if (!deedsOn(found.status).includes(deed)) return { ok: false, error: { code: 'not-now' } };
    const status = statusAfter[deed];
    await db.updateTable('conversations').set({ status }).where('id', '=', conversationId).execute();
    await recordAudit(
      { ...toolbox, db },
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
