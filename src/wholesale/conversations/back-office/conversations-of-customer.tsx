import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import layout from '#foundation/records/back-office/staff-page.module.css';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { ConversationRow } from '../rules/conversation.ts';
import { staffConversationPath } from '../rules/conversation-paths.ts';
import { StaffConversationBadge } from './staff-conversation-page.tsx';

/** The newest conversations of a customer and of those who buy for it, who are named. */
export function ConversationsOfCustomer({ rows }: { readonly rows: readonly ConversationRow[] }) {
  const { staffConversations: words } = useBackOfficeWords();
  if (rows.length === 0) return null;
  return (
    <section className={layout.part} aria-labelledby="conversations">
      <h2 id="conversations">{words.title}</h2>
      <RecordTable
        rows={rows}
        keyOf={({ id }) => id}
        empty=""
        columns={[
          {
            name: words.subject,
            link: ({ id, title, type }) => ({
              path: staffConversationPath(id),
              label: title,
              note: `${words.types[type]} · ${words.number(id)}`,
              isForeign: true,
            }),
          },
          { name: words.customer, text: ({ opener }) => <bdi>{opener.name}</bdi> },
          { name: words.status, text: (row) => <StaffConversationBadge {...row} /> },
          { name: words.lastActivity, date: ({ lastActivityAt }) => lastActivityAt },
        ]}
      />
    </section>
  );
}
