import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { SAME_FORM_MS } from '../../rules/message-limits.ts';
import type { ConversationNote } from '../../rules/staff-conversation.ts';

/** What staff have written for each other about a conversation, the oldest first. */
export async function readConversationNotes(
  { db }: Pick<RequestContext, 'db'>,
  conversationId: number,
): Promise<readonly ConversationNote[]> {
  const rows = await db
    .selectFrom('conversation_notes')
    .select(['id', 'author_id', 'author_name as person', 'body', 'created_at'])
    .where('conversation_id', '=', conversationId)
    .orderBy('id')
    .execute();
  return rows.map(({ author_id: personId, created_at, ...note }) => ({
    ...note,
    personId,
    at: created_at.toISOString(),
  }));
}

/** Adds a note that staff alone read; the same one posted twice is stored once. */
export function addConversationNote(
  ctx: RequestContext,
  {
    person,
    conversationId,
    body,
  }: { readonly person: Person; readonly conversationId: number; readonly body: string },
): Promise<{ readonly ok: boolean }> {
  return inTransaction(ctx.db, async (db): Promise<{ readonly ok: boolean }> => {
    const found = await db
      .selectFrom('conversations')
      .select('title')
      .where('id', '=', conversationId)
      .forUpdate()
      .executeTakeFirst();
    if (!found) return { ok: false };
    const now = ctx.clock.now();
    const last = (await readConversationNotes({ db }, conversationId)).at(-1);
    const isSame = last?.personId === person.customerId && last.body === body;
    if (isSame && now.getTime() - Date.parse(last.at) < SAME_FORM_MS) return { ok: true };
    await db
      .insertInto('conversation_notes')
      .values({
        conversation_id: conversationId,
        author_id: person.customerId,
        author_name: `${person.firstName} ${person.lastName}`.trim() || person.email,
        body,
        created_at: now,
      })
      .execute();
    await recordAudit(
      { ...ctx, db },
      {
        what: 'noted',
        subject: { kind: 'conversation', id: conversationId, name: found.title },
        after: { note: body.slice(0, 200) },
      },
    );
    return { ok: true };
  });
}
