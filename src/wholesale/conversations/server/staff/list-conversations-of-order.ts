import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ConversationRow } from '../../rules/conversation.ts';

export type OrderConversation = Pick<ConversationRow, 'id' | 'title' | 'status' | 'lastAuthor'>;

/** The conversations about an order, the newest activity first. */
export function listConversationsOfOrder(
  { db }: Pick<RequestContext, 'db'>,
  orderId: number,
): Promise<readonly OrderConversation[]> {
  return db
    .selectFrom('conversations')
    .select(['id', 'title', 'status', 'last_author as lastAuthor'])
    .where('order_id', '=', orderId)
    .orderBy('last_activity_at', 'desc')
    .execute();
}
