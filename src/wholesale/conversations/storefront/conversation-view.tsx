import type { ReactNode } from 'react';
import type { AccountReader } from '#customers/accounts/rules/account-pages.ts';
import { AccountFrame } from '#customers/accounts/storefront/pages/account-frame.tsx';
import { offerPath } from '#foundation/paths/rules/offer-paths.ts';
import { Island } from '#kit/islands/storefront/island.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { MessageThread } from '#kit/ui/display/message-thread.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { conversationsFor } from '#messages/conversations/conversations-for.ts';
import type { Attached, AttachmentTerms } from '../rules/attachments.ts';
import type { Conversation } from '../rules/conversation.ts';
import { conversationsPath } from '../rules/conversation-paths.ts';
import { messageParts } from '../rules/message-parts.ts';
import styles from './conversations.module.css';
import { ConversationBadge } from './conversations-view.tsx';
import messageForm from './message-form.island.tsx';

type ConversationViewProps = {
  readonly conversation: Conversation;
  /** who reads: the agent who acts in an account, else its owner */
  readonly reader: number;
  readonly shopName: string;
  readonly nonce: string;
  readonly wholesale: string;
  readonly problem: { readonly code: string; readonly text: string } | null;
  readonly entered: string;
  readonly files: AttachmentTerms;
  readonly attached: Attached;
  /** what a quote is asked for; nothing for other conversations */
  readonly quote?: ReactNode;
  /** the offers that answer it */
  readonly offers?: ReactNode;
  readonly frame: { readonly platform: string; readonly reader: AccountReader; readonly leave: string };
};

/** One conversation: what it is about, its messages scrolled to the newest, and a box for the next one (CONV-02). */
export function ConversationView(props: ConversationViewProps) {
  const { conversation, reader, shopName, quote, offers, frame, ...form } = props;
  const { locale } = useWords();
  const words = conversationsFor(locale);
  const { id, title, type, status, seesOffers, messages } = conversation;
  const seller = conversation.seller ?? shopName;
  const parts = { words: words.parts, locale, offerPath: seesOffers ? offerPath : null };
  const nameOf = (author: 'customer' | 'shop', personId: number | null, person: string) => {
    if (author === 'shop') return seller;
    return personId === reader ? words.you : person;
  };
  return (
    <AccountFrame title={words.title} current="conversations" {...frame}>
      <div className={styles.head}>
        <a className={styles.back} href={conversationsPath}>
          {words.backToList}
        </a>
        <h2 dir="auto">{title}</h2>
        <p className={styles.facts}>
          <ConversationBadge status={status} /> {words.types[type]} · {words.number(id)} ·{' '}
          {words.with(seller)}
        </p>
      </div>
      {offers}
      {quote}
      {messages.length === 0 ? (
        <p className={styles.none}>{words.noMessages}</p>
      ) : (
        <MessageThread
          label={words.messages}
          messages={messages.map((message) => ({
            id: message.id,
            own: message.author === 'customer',
            name: nameOf(message.author, message.personId, message.person),
            at: message.at,
            moment: formatDateTime(message.at, locale),
            body: message.body,
            ...messageParts(message, parts),
          }))}
        />
      )}
      <Island of={messageForm} props={{ id, status, seller, ...form }} />
    </AccountFrame>
  );
}
