import { ownersSeen } from '#customers/accounts/server/owners-seen.ts';
import { contentOf, type FileContent } from '#foundation/private-files/server/read-sent-file.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';

/**
 * A file of a quote request or a message, for customers who see the quote's conversation and for the shop (QUO-09, SUB-10); one that is not sent yet
 * for the session that uploaded it. Null for everybody else and where it is gone.
 */
export async function readQuoteFile(ctx: RequestContext, id: number): Promise<FileContent | null> {
  const { db, visitor, session } = ctx;
  const { person } = visitor;
  if (!person) return null;
  const row = await db
    .selectFrom('sent_files as f')
    .leftJoin('quote_answers as a', 'a.file_id', 'f.id')
    .leftJoin('message_files as x', 'x.file_id', 'f.id')
    .leftJoin('conversation_messages as m', 'm.id', 'x.message_id')
    .leftJoin('conversations as c', (on) =>
      on.on((of) => of('c.id', '=', of.fn.coalesce('a.conversation_id', 'm.conversation_id'))),
    )
    .select(['f.name', 'f.media_type', 'f.stored_as', 'f.session_id', 'f.taken_at', 'c.customer_id'])
    .where('f.id', '=', id)
    .where('f.purpose', 'in', ['quote', 'message'])
    .executeTakeFirst();
  if (!row) return null;
  const isOwn =
    row.taken_at === null
      ? row.session_id !== null && row.session_id === session.current()?.id
      : row.customer_id !== null &&
        (await ownersSeen(ctx, person, 'Conversations')).includes(row.customer_id);
  const isForShop = row.taken_at !== null && mayStaff(person, 'conversations');
  return isOwn || isForShop ? contentOf(ctx, row) : null;
}
