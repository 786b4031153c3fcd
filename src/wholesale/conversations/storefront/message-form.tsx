import { type FormEvent, useState } from 'react';
import { callAjaxAction } from '#foundation/calls/storefront/call-ajax-action.ts';
import { formTexts } from '#foundation/forms/storefront/form-texts.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { conversationsFor } from '#messages/conversations/conversations-for.ts';
import type { ConversationStatus } from '../rules/conversation.ts';
import { conversationPath } from '../rules/conversation-paths.ts';
import { checkMessage, tidy } from '../rules/inquiry.ts';
import { MAX_MESSAGE } from '../rules/message-limits.ts';
import styles from './conversations.module.css';

type MessageFormProps = {
  readonly id: number;
  readonly status: ConversationStatus;
  readonly seller: string;
  readonly nonce: string;
  readonly wholesale: string;
  /** why the form that was posted was not taken, and what it held */
  readonly problem: string;
  readonly entered: string;
};

/** The box for a new message; where it is sent by scripts the page reloads afterwards (CONV-03). */
export function MessageForm(props: MessageFormProps) {
  const { id, status, seller, nonce, wholesale, entered } = props;
  const words = conversationsFor(useWords().locale);
  const [problem, setProblem] = useState(props.problem);
  const [sending, setSending] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const { message = '', conversationid = '', security = '' } = formTexts(new FormData(form));
    const [found] = checkMessage(tidy(message));
    if (found) {
      setProblem(words.problems[found]);
      form.querySelector('textarea')?.focus();
      return;
    }
    setSending(true);
    const answer = await callAjaxAction(`${wholesale}conversationmessage`, {
      message,
      conversationid,
      security,
    });
    if (answer.success) return window.location.assign(conversationPath(id));
    setSending(false);
    setProblem(typeof answer.data === 'string' && answer.data !== '' ? answer.data : words.failed);
  }

  return (
    <form
      className={styles.form}
      method="post"
      action={conversationPath(id)}
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <input type="hidden" name="security" value={nonce} readOnly />
      <input type="hidden" name="conversationid" value={id} readOnly />
      <TextArea
        id="message"
        name="message"
        label={words.answerHeading}
        hint={status === 'resolved' ? words.resolvedHint : words.answerHint(seller)}
        error={problem}
        rows={4}
        maxLength={MAX_MESSAGE}
        defaultValue={entered}
        aria-required
      />
      <div className={styles.buttons}>
        <Button type="submit" disabled={sending}>
          {sending ? words.sending : words.send}
        </Button>
      </div>
    </form>
  );
}
