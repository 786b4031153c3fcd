import { useEffect, useRef, useState } from 'react';
import type { AccountReader } from '#customers/accounts/rules/account-pages.ts';
import { AccountFrame } from '#customers/accounts/storefront/pages/account-frame.tsx';
import { Button } from '#kit/ui/controls/button.tsx';
import { Badge, type BadgeTone } from '#kit/ui/display/badge.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Pagination } from '#kit/ui/navigation/pagination.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { conversationsFor } from '#messages/conversations/conversations-for.ts';
import type { ConversationStatus, ConversationList as List } from '../rules/conversation.ts';
import { conversationPagePath, conversationPath, conversationsPath } from '../rules/conversation-paths.ts';
import styles from './conversations.module.css';
import { InquiryForm, type InquiryFormProps } from './inquiry-form.tsx';

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
function ConversationList({ list, shopName }: { list: List; shopName: string }) {
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

type ConversationsViewProps = Omit<InquiryFormProps, 'onClose'> & {
  readonly list: List;
  /** the form is open at first */
  readonly opens: boolean;
  readonly frame: { readonly platform: string; readonly reader: AccountReader; readonly leave: string };
};

/** A customer's conversations, and the way to a new one: a button opens its form, which can be closed (CONV-01, CONV-05). */
export function ConversationsView({ list, opens, frame, ...form }: ConversationsViewProps) {
  const words = conversationsFor(useWords().locale);
  const [open, setOpen] = useState(opens);
  const opener = useRef<HTMLButtonElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    if (open) container.current?.querySelector<HTMLElement>('[name="title"]')?.focus();
    else opener.current?.focus();
  }, [open]);
  const toggle = () => {
    moved.current = true;
    setOpen(!open);
  };
  return (
    <AccountFrame title={words.title} current="conversations" {...frame}>
      <p className={styles.intro}>{words.intro}</p>
      <div className={styles.opener} ref={container}>
        <form
          method="get"
          action={conversationsPath}
          onSubmit={(event) => {
            event.preventDefault();
            toggle();
          }}
        >
          <Button ref={opener} type="submit" name="new" value="1" aria-expanded={open}>
            {words.open}
          </Button>
        </form>
        {open ? <InquiryForm {...form} onClose={toggle} /> : null}
      </div>
      <ConversationList list={list} shopName={form.shopName} />
    </AccountFrame>
  );
}
