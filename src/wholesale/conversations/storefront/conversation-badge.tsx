import { Badge, type BadgeTone } from '#kit/ui/display/badge.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { conversationsFor } from '#messages/conversations/conversations-for.ts';
import type { ConversationStatus } from '../rules/conversation.ts';

const tones: Readonly<Record<ConversationStatus, BadgeTone>> = {
  new: 'plain',
  open: 'amber',
  resolved: 'green',
};

/** Where a conversation stands. */
export function ConversationBadge({ status }: { status: ConversationStatus }) {
  return <Badge tone={tones[status]}>{conversationsFor(useWords().locale).statuses[status]}</Badge>;
}
