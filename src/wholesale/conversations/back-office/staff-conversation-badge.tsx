import { Badge } from '#kit/ui/display/badge.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { ConversationRow } from '../rules/conversation.ts';

/** The status of a conversation for the shop: whether the customer waits for an answer, else its status. */
export function StaffConversationBadge({
  status,
  lastAuthor,
}: Pick<ConversationRow, 'status' | 'lastAuthor'>) {
  const { staffConversations: words } = useBackOfficeWords();
  if (status === 'resolved') return <Badge tone="green">{words.statuses.resolved}</Badge>;
  if (lastAuthor === 'shop') return <Badge>{words.statuses.open}</Badge>;
  return <Badge tone="amber">{status === 'new' ? words.statuses.new : words.waits}</Badge>;
}
