import { useEffect, useRef, useState } from 'react';
import { Button } from '#kit/ui/controls/button.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { conversationsFor } from '#messages/conversations/conversations-for.ts';
import { conversationsPath } from '../rules/conversation-paths.ts';
import styles from './conversations.module.css';
import { InquiryForm, type InquiryFormProps } from './inquiry-form.tsx';

export type NewConversationProps = Omit<InquiryFormProps, 'onClose'> & {
  /** the form is open at first */
  readonly opens: boolean;
};

/** The way to a new conversation: a button opens its form, which can be closed (CONV-05). */
export function NewConversation({ opens, ...form }: NewConversationProps) {
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
  );
}
