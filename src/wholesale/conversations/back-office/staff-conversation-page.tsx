import type { ReactNode } from 'react';
import { staffOfferPath } from '#foundation/paths/rules/offer-paths.ts';
import { StaffFacts } from '#foundation/records/back-office/staff-facts.tsx';
import { StaffFileField } from '#foundation/records/back-office/staff-file-field.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { Badge } from '#kit/ui/display/badge.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { MessageThread } from '#kit/ui/display/message-thread.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { AnswerTemplate } from '../rules/answer-template.ts';
import {
  type Attached,
  type AttachmentTerms,
  attachedField,
  attachmentInput,
  isAttachmentProblem,
} from '../rules/attachments.ts';
import { actionsOn, type ConversationRow } from '../rules/conversation.ts';
import { staffConversationPath } from '../rules/conversation-paths.ts';
import { inboxEmailPath } from '../rules/inbox.ts';
import { MAX_MESSAGE } from '../rules/message-limits.ts';
import { messageParts } from '../rules/message-parts.ts';
import type { Assignee, ConversationsDone, StaffConversation } from '../rules/staff-conversation.ts';
import type { AnswerProblem, NoteProblem } from '../server/staff/post-staff-conversation.ts';
import { ConversationAssignee } from './conversation-assignee.tsx';
import { ConversationNotes } from './conversation-notes.tsx';
import styles from './staff-conversation-page.module.css';

export type StaffConversationPageProps = {
  readonly conversation: StaffConversation;
  readonly done: ConversationsDone | null;
  /** of `staffConversationAction` */
  readonly nonce: string;
  /** why the answer was not sent, and what it said */
  readonly problem: AnswerProblem | null;
  readonly entered: string;
  readonly files: AttachmentTerms;
  /** files that came with it */
  readonly attached: Attached;
  readonly mayOpenCustomer: boolean;
  readonly mayOpenOffers: boolean;
  readonly mayOpenProduct: boolean;
  readonly mayOpenOrder: boolean;
  /** what a quote is asked for; nothing for other conversations */
  readonly quote?: ReactNode;
  /** the offers that answer it, and the way to another one; nothing for staff without the right */
  readonly offers?: ReactNode;
  /** the id of the form of the answer, to which fields elsewhere on the page belong */
  readonly formId: string;
  readonly templates: readonly AnswerTemplate[];
  /** who of the staff may look after it, and who looks at the page */
  readonly assignees: readonly Assignee[];
  readonly readerId: number;
  /** why a note was not stored, and what it said */
  readonly noteProblem: NoteProblem | null;
  readonly note: string;
};

/** One conversation: whose it is, what was written, the box for an answer, and the way to close it. */
export function StaffConversationPage(props: StaffConversationPageProps) {
  const { conversation, done, nonce, problem, entered, files, attached, mayOpenCustomer } = props;
  const { quote, offers, formId } = props;
  const { staffConversations: words, locale } = useBackOfficeWords();
  const { id, title, customer, customerId, company, accountId, email, seller } = conversation;
  const { status, type, messages, createdAt, product, order } = conversation;
  const path = staffConversationPath(id);
  const [action] = actionsOn(status);
  const ofFiles = problem !== null && isAttachmentProblem(problem);
  const parts = {
    words: words.parts,
    locale,
    offerPath: props.mayOpenOffers ? staffOfferPath : null,
    emailPath: inboxEmailPath,
  };
  const whose = (
    <span className={styles.customer}>
      <bdi>{customer}</bdi>
      {company === '' ? null : (
        <>
          {words.onBehalf} <bdi>{company}</bdi>
        </>
      )}
      {customerId === null ? <small>{words.guest}</small> : null}
      {mayOpenCustomer && customerId !== null ? (
        <a href={`/staff/customers/${customerId}/`}>{words.openCustomer}</a>
      ) : null}
      {mayOpenCustomer && accountId !== customerId ? (
        <a href={`/staff/customers/${accountId}/`}>{words.openCompany}</a>
      ) : null}
    </span>
  );
  const isGood = done !== 'expired' && done !== 'nothing';
  return (
    <>
      <div className={sheet.head}>
        <a className={sheet.back} href="/staff/conversations/">
          {words.backToList}
        </a>
        <div className={styles.title}>
          <h1 dir="auto">{title}</h1>
          <StaffConversationBadge {...conversation} />
        </div>
      </div>
      {done && !problem ? <Notice kind={isGood ? 'success' : 'warning'}>{words.done[done]}</Notice> : null}
      <StaffFacts
        framed
        facts={[
          [words.customer, whose],
          [
            words.email,
            <a key="email" href={`mailto:${email}`}>
              {email}
            </a>,
          ],
          [words.type, `${words.types[type]}, ${words.number(id)}`],
          [words.with, seller ?? words.theShop],
          [words.since, formatDateTime(createdAt, locale)],
          ...(order === null ? [] : [[words.order, orderLink(order, props.mayOpenOrder)] as const]),
          ...(product === null ? [] : [[words.product, productLink(product, props.mayOpenProduct)] as const]),
        ]}
      />
      {offers}
      {quote}
      {messages.length === 0 ? (
        <p className={sheet.hint}>{words.noMessages}</p>
      ) : (
        <MessageThread
          label={words.messages}
          messages={messages.map(({ id: key, author, person, at, body, ...message }) => ({
            id: key,
            own: author === 'shop',
            name: person,
            at,
            moment: formatDateTime(at, locale),
            body,
            ...messageParts({ id: key, author, person, at, body, ...message }, parts),
          }))}
        />
      )}
      <form
        id={formId}
        className={sheet.sheet}
        method="post"
        action={path}
        encType="multipart/form-data"
        noValidate
        aria-labelledby="answer-heading"
      >
        <h2 id="answer-heading">{words.answerHeading}</h2>
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <TextArea
          id="message"
          name="message"
          label={`${words.answer} *`}
          hint={customerId === null ? words.guestHint : words.answerHint}
          error={problem && !ofFiles ? words.problems[problem] : ''}
          rows={6}
          maxLength={MAX_MESSAGE}
          defaultValue={entered}
          aria-required
        />
        {files ? (
          <>
            <input
              type="hidden"
              name={attachedField}
              value={attached.map(({ token }) => token).join(',')}
              readOnly
            />
            <StaffFileField
              id="answer-files"
              name={attachmentInput}
              label={words.attach.label}
              hint={words.attach.hint(files.maxMegabytes)}
              error={problem && ofFiles ? words.problems[problem] : ''}
              accept={files.accept}
              multiple
              sent={attached.map(({ name }) => words.attach.sent(name))}
            />
          </>
        ) : null}
        <div className={sheet.buttons}>
          <Button type="submit" name="action" value="answer">
            {words.send}
          </Button>
          {action ? (
            <Button type="submit" kind="secondary" name="action" value={action}>
              {words[action]}
            </Button>
          ) : null}
        </div>
        <AnswerTemplateField templates={props.templates} />
      </form>
      <ConversationNotes
        {...{ path, nonce }}
        notes={conversation.notes}
        problem={props.noteProblem}
        entered={props.note}
      />
      <ConversationAssignee
        {...{ path, nonce }}
        assigneeId={conversation.assigneeId}
        assignees={props.assignees}
        readerId={props.readerId}
      />
    </>
  );
}

/** The order that a conversation is about, with the way to it for staff who see orders. */
const orderLink = ({ id, number }: NonNullable<StaffConversation['order']>, mayOpen: boolean) =>
  mayOpen ? <a href={`/staff/orders/${id}/`}>{number}</a> : number;

/** The article that a conversation is about, with the way to it for staff who may change it. */
function productLink({ id, name, sku }: NonNullable<StaffConversation['product']>, mayOpen: boolean) {
  const label = sku === null ? name : `${name} (${sku})`;
  return mayOpen ? <a href={`/staff/products/${id}/`}>{label}</a> : label;
}

/** Puts a template into the answer; below the other buttons, because the first one is pressed by the key Enter. */
function AnswerTemplateField({ templates }: { templates: readonly AnswerTemplate[] }) {
  const { templates: words } = useBackOfficeWords().staffConversations;
  if (templates.length === 0) return null;
  return (
    <div className={styles.template}>
      <Select
        id="template"
        name="template"
        label={words.choose}
        options={templates.map(({ id, name }) => ({ value: String(id), label: name }))}
        autoComplete="off"
      />
      <Button type="submit" kind="secondary" name="action" value="template">
        {words.use}
      </Button>
    </div>
  );
}

/** The status of a conversation for the shop: whether the customer waits for an answer, else its status. */
export function StaffConversationBadge({
  status,
  lastAuthor,
}: Pick<ConversationRow, 'status' | 'lastAuthor'>) {
  const { staffConversations: words } = useBackOfficeWords();
  if (status === 'resolved') return <Badge tone="green">{words.statuses.resolved}</Badge>;
  if (lastAuthor === 'shop') return <Badge>{words.statuses.open}</Badge>;
  return <Badge tone="amber">{status === 'new' ? words.statuses.new : words.waits}</Badge>;
}
