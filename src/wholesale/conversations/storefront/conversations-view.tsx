import { useEffect, useRef, useState } from 'react';
import type { AccountReader } from '#customers/accounts/rules/account-pages.ts';
import { AccountFrame } from '#customers/accounts/storefront/pages/account-frame.tsx';
import { Button } from '#kit/ui/controls/button.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { conversationsFor } from '#messages/conversations/conversations-for.ts';
import type { ConversationList as List } from '../rules/conversation.ts';
import { conversationsPath } from '../rules/conversation-paths.ts';
import { ConversationList } from './conversation-list.tsx';
import styles from './conversations.module.css';
import { InquiryForm, type InquiryFormProps } from './inquiry-form.tsx';

export type ConversationsViewProps = Omit<InquiryFormProps, 'onClose'> & {
  readonly list: List;
  /** the form stands open from the beginning */
  readonly opens: boolean;
  readonly frame: { readonly platform: string; readonly reader: AccountReader; readonly leave: string };
};

/** A customer's conversations, and the way to a new one: a button opens its form, which closes again (CONV-01, CONV-05). */
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
