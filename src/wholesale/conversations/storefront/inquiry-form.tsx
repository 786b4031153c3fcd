import { type FormEvent, useRef, useState } from 'react';
import { postAjaxAction } from '#foundation/calls/storefront/call-ajax-action.ts';
import { formTexts } from '#foundation/forms/storefront/form-texts.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { conversationsFor } from '#messages/conversations/conversations-for.ts';
import type { Attached, AttachmentTerms } from '../rules/attachments.ts';
import { conversationTypes, type Seller } from '../rules/conversation.ts';
import { conversationsPath } from '../rules/conversation-paths.ts';
import { checkInquiry, type Inquiry, readInquiry } from '../rules/inquiry.ts';
import { MAX_MESSAGE, MAX_TITLE } from '../rules/message-limits.ts';
import { addressIn, refusalIn } from './answers.ts';
import { AttachField } from './attach-field.tsx';
import { bringsFiles } from './brings-files.ts';
import styles from './conversations.module.css';

export type InquiryFormProps = {
  /** of wholesale calls */
  readonly nonce: string;
  /** prefix of the wholesale calls */
  readonly wholesale: string;
  readonly shopName: string;
  readonly sellers: readonly Seller[];
  readonly entered: Inquiry | null;
  readonly files: AttachmentTerms;
  readonly attached: Attached;
  readonly problem: { readonly code: string; readonly text: string } | null;
  readonly onClose: () => void;
};

/** The form of a new conversation: title, message, type and, in a shop with more than one seller, the vendor (CONV-06, CONV-07). */
export function InquiryForm(props: InquiryFormProps) {
  const { nonce, wholesale, shopName, sellers, entered, files, attached, onClose } = props;
  const words = conversationsFor(useWords().locale);
  const [problem, setProblem] = useState(props.problem);
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const errorOf = (field: string) => (problem?.code.startsWith(`${field}-`) ? problem.text : '');

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const posted = new FormData(event.currentTarget);
    const typed = formTexts(posted);
    const [found] = checkInquiry(readInquiry(typed));
    if (found) {
      setProblem({ code: found, text: words.problems[found] });
      const name = found.startsWith('title') ? 'title' : 'message';
      form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
      return;
    }
    setSending(true);
    const { vendor = '', ...texts } = typed;
    if (vendor === '') posted.delete('vendor');
    const fields = bringsFiles(posted) ? posted : { ...texts, ...(vendor === '' ? {} : { vendor }) };
    const answer = await postAjaxAction(`${wholesale}sendinquiry`, fields);
    const address = addressIn(answer);
    if (address) return window.location.assign(address);
    setSending(false);
    setProblem({ code: 'refused', text: refusalIn(answer) ?? words.failed });
  }

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={conversationsPath}
      encType="multipart/form-data"
      noValidate
      aria-labelledby="inquiry-heading"
      onSubmit={(event) => void send(event)}
    >
      <h2 id="inquiry-heading">{words.formHeading}</h2>
      <p className={styles.intro}>{words.formHint}</p>
      {problem && errorOf('title') + errorOf('message') === '' ? (
        <Notice kind="error">{problem.text}</Notice>
      ) : null}
      <input type="hidden" name="security" value={nonce} readOnly />
      <TextField
        id="inquiry-title"
        name="title"
        label={`${words.fields.title} *`}
        maxLength={MAX_TITLE}
        defaultValue={entered?.title}
        aria-required
        error={errorOf('title')}
      />
      <div className={styles.pair}>
        <Select
          id="inquiry-type"
          name="type"
          label={words.fields.type}
          options={conversationTypes.map((value) => ({ value, label: words.types[value] }))}
          defaultValue={entered?.type ?? 'inquiry'}
        />
        {sellers.length > 0 ? (
          <Select
            id="inquiry-vendor"
            name="vendor"
            label={words.fields.vendor}
            options={[
              { value: '', label: shopName },
              ...sellers.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            defaultValue={entered?.vendor}
          />
        ) : null}
      </div>
      <TextArea
        id="inquiry-message"
        name="message"
        label={`${words.fields.message} *`}
        rows={6}
        maxLength={MAX_MESSAGE}
        defaultValue={entered?.message}
        aria-required
        error={errorOf('message')}
      />
      <AttachField id="inquiry-files" terms={files} attached={attached} />
      <div className={styles.buttons}>
        <Button type="submit" disabled={sending}>
          {sending ? words.sending : words.send}
        </Button>
        <a
          className={buttonClass({ kind: 'secondary' })}
          href={conversationsPath}
          onClick={(event) => {
            event.preventDefault();
            onClose();
          }}
        >
          {words.close}
        </a>
      </div>
    </form>
  );
}
