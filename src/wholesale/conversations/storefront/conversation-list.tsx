import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Pagination } from '#kit/ui/navigation/pagination.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { conversationsFor } from '#messages/conversations/conversations-for.ts';
import type { ConversationList as List } from '../rules/conversation.ts';
import { conversationPagePath, conversationPath } from '../rules/conversation-paths.ts';
import { ConversationBadge } from './conversation-badge.tsx';
import styles from './conversations.module.css';

/** A customer's conversations, newest activity first, page by page (CONV-01). */
export function ConversationList({ list, shopName }: { list: List; shopName: string }) {
  const { locale } = useWords();
  const words = conversationsFor(locale);
  if (list.rows.length === 0) return <p className={styles.none}>{words.none}</p>;
  return (
    <>
      <ul className={styles.list}>
        {list.rows.map((row) => {
          const seller = row.seller ?? shopName;
          const isAnswered = row.lastAuthor === 'shop' && row.status !== 'resolved';
          return (
            <li key={row.id}>
              <div className={styles.row}>
                <a className={styles.title} href={conversationPath(row.id)}>
                  <bdi>{row.title}</bdi>
                </a>
                <ConversationBadge status={row.status} />
              </div>
              <p className={styles.facts}>
                {words.types[row.type]} · {words.with(seller)} ·{' '}
                {words.lastActivity(formatDateTime(row.lastActivityAt, locale))}
              </p>
              {isAnswered ? <p className={styles.answered}>{words.answered(seller)}</p> : null}
            </li>
          );
        })}
      </ul>
      <Pagination page={list.page} pages={list.pages} addressOf={conversationPagePath} words={words} />
    </>
  );
}
