import { type FormEvent, useState } from 'react';
import { callAjaxAction } from '#foundation/calls/storefront/call-ajax-action.ts';
import { formTexts } from '#foundation/forms/storefront/form-texts.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { conversationsFor } from '#messages/conversations/conversations-for.ts';
import { type Attached, type AttachmentTerms, isAttachmentProblem } from '../rules/attachments.ts';
import type { ConversationStatus } from '../rules/conversation.ts';
import { conversationPath } from '../rules/conversation-paths.ts';
import { checkMessage, tidy } from '../rules/inquiry.ts';
import { MAX_MESSAGE } from '../rules/message-limits.ts';
import { AttachField } from './attach-field.tsx';
import { bringsFiles } from './brings-files.ts';
import styles from './conversations.module.css';

type MessageFormProps = {
  readonly id: number;
  readonly status: ConversationStatus;
  readonly seller: string;
  readonly nonce: string;
  readonly wholesale: string;
  /** why the form that was posted was not taken, and what it held */
  readonly problem: { readonly code: string; readonly text: string } | null;
  readonly entered: string;
  readonly files: AttachmentTerms;
  readonly attached: Attached;
};

/** The box for a new message; where it is sent by scripts the page reloads afterwards (CONV-03). */
export function MessageForm(props: MessageFormProps) {
  const { id, status, seller, nonce, wholesale, entered, files, attached } = props;
  const words = conversationsFor(useWords().locale);
  const [problem, setProblem] = useState(props.problem);
  const ofFiles = problem !== null && isAttachmentProblem(problem.code);
  const [sending, setSending] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const { message = '', ...texts } = formTexts(typed);
    const [found] = checkMessage(tidy(message));
    if (found) {
      setProblem({ code: found, text: words.problems[found] });
      form.querySelector('textarea')?.focus();
      return;
    }
    setSending(true);
    const fields = bringsFiles(typed) ? typed : { message, ...texts };
    const answer = await callAjaxAction(`${wholesale}conversationmessage`, fields);
    if (answer.success) return window.location.assign(conversationPath(id));
    setSending(false);
    const text = typeof answer.data === 'string' && answer.data !== '' ? answer.data : words.failed;
    setProblem({ code: 'refused', text });
  }

  return (
    <form
      className={styles.form}
      method="post"
      action={conversationPath(id)}
      encType="multipart/form-data"
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
        error={ofFiles || problem === null ? '' : problem.text}
        rows={4}
        maxLength={MAX_MESSAGE}
        defaultValue={entered}
        aria-required
      />
      <AttachField id="message-files" terms={files} attached={attached} error={ofFiles ? problem.text : ''} />
      <div className={styles.buttons}>
        <Button type="submit" disabled={sending}>
          {sending ? words.sending : words.send}
        </Button>
      </div>
    </form>
  );
}
