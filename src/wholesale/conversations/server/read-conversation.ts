import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Conversation, ConversationMessage } from '../rules/conversation.ts';

/** A conversation of some customers, or of anybody for the shop (`owners` null), with its messages; null where there is none. */
export async function readConversation(
  { db }: Pick<RequestContext, 'db'>,
  { id, owners }: { readonly id: number; readonly owners: readonly number[] | null },
): Promise<Conversation | null> {
  const row = await db
    .selectFrom('conversations as c')
    .leftJoin('vendors as v', 'v.id', 'c.vendor_id')
    .select(['c.id', 'c.type', 'c.title', 'v.name as seller', 'c.status', 'c.last_author'])
    .select(['c.created_at', 'c.last_activity_at'])
    .where('c.id', '=', id)
    .$if(owners !== null, (query) => query.where('c.customer_id', 'in', [...(owners ?? [])]))
    .executeTakeFirst();
  if (!row) return null;
  const { last_author: lastAuthor, created_at, last_activity_at, ...rest } = row;
  return {
    ...rest,
    lastAuthor,
    createdAt: created_at.toISOString(),
    lastActivityAt: last_activity_at.toISOString(),
    messages: await readMessages({ db }, id),
  };
}

async function readMessages(
  { db }: Pick<RequestContext, 'db'>,
  conversationId: number,
): Promise<readonly ConversationMessage[]> {
  const rows = await db
    .selectFrom('conversation_messages')
    .select(['id', 'author', 'person_name', 'body', 'created_at'])
    .where('conversation_id', '=', conversationId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, author, person_name: person, body, created_at }) => ({
    id,
    author,
    person,
    body,
    at: created_at.toISOString(),
  }));
}
