import { StaffFacts } from '#foundation/records/back-office/staff-facts.tsx';
import layout from '#foundation/records/back-office/staff-page.module.css';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { staffConversationPath } from '../rules/conversation-paths.ts';
import type { OrderConversation } from '../server/staff/list-conversations-of-order.ts';
import { StaffConversationBadge } from './staff-conversation-page.tsx';

/** What the customer of an order and the shop have written each other about it. */
export function ConversationsOfOrder({ rows }: { readonly rows: readonly OrderConversation[] }) {
  const { staffConversations: words } = useBackOfficeWords();
  if (rows.length === 0) return null;
  return (
    <section className={layout.part} aria-labelledby="order-conversations">
      <h2 id="order-conversations">{words.title}</h2>
      <StaffFacts
        facts={rows.map((row) => [
          words.number(row.id),
          <span key={row.id}>
            <a href={staffConversationPath(row.id)}>{row.title}</a> <StaffConversationBadge {...row} />
          </span>,
        ])}
      />
    </section>
  );
}
