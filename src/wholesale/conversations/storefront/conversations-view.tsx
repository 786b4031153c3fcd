import type { AccountReader } from '#customers/accounts/rules/account-pages.ts';
import { AccountFrame } from '#customers/accounts/storefront/pages/account-frame.tsx';
import { Island } from '#kit/islands/storefront/island.tsx';
import { Badge, type BadgeTone } from '#kit/ui/display/badge.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Pagination } from '#kit/ui/navigation/pagination.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { conversationsFor } from '#messages/conversations/conversations-for.ts';
import type { ConversationStatus, ConversationList as List } from '../rules/conversation.ts';
import { conversationPagePath, conversationPath } from '../rules/conversation-paths.ts';
import styles from './conversations.module.css';
import newConversation from './new-conversation.island.tsx';
import type { NewConversationProps } from './new-conversation.tsx';

const tones: Readonly<Record<ConversationStatus, BadgeTone>> = {
  new: 'plain',
  open: 'amber',
  resolved: 'green',
};

/** The status of a conversation. */
export function ConversationBadge({ status }: { status: ConversationStatus }) {
  return <Badge tone={tones[status]}>{conversationsFor(useWords().locale).statuses[status]}</Badge>;
}

/** A customer's conversations, newest activity first, page by page (CONV-01). */
function ConversationList({ list, reader, shopName }: { list: List; reader: number; shopName: string }) {
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
                {row.opener.customerId === reader ? null : `${words.openedBy(row.opener.name)} · `}
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

type ConversationsViewProps = NewConversationProps & {
  readonly list: List;
  /** whose account it is that is looked at */
  readonly reader: number;
  readonly frame: { readonly platform: string; readonly reader: AccountReader; readonly leave: string };
};

/** A customer's conversations, and the way to a new one (CONV-01). */
export function ConversationsView({ list, reader, frame, ...form }: ConversationsViewProps) {
  const words = conversationsFor(useWords().locale);
  return (
    <AccountFrame title={words.title} current="conversations" {...frame}>
      <p className={styles.intro}>{words.intro}</p>
      <Island of={newConversation} props={form} />
      <ConversationList list={list} reader={reader} shopName={form.shopName} />
    </AccountFrame>
  );
}
