import { Badge } from '#kit/ui/display/badge.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { ConversationRow } from '../rules/conversation.ts';

/** Where a conversation stands for the shop: whether somebody waits, else its state. */
export function StaffConversationBadge({
  status,
  lastAuthor,
}: Pick<ConversationRow, 'status' | 'lastAuthor'>) {
  const { staffConversations: words } = useBackOfficeWords();
  if (status === 'resolved') return <Badge tone="green">{words.statuses.resolved}</Badge>;
  if (lastAuthor === 'shop') return <Badge>{words.statuses.open}</Badge>;
  return <Badge tone="amber">{status === 'new' ? words.statuses.new : words.waits}</Badge>;
}
