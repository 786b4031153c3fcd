import { StaffFacts } from '#foundation/records/back-office/staff-facts.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { conversationFilePath, staffConversationPath } from '../../rules/conversation-paths.ts';
import type { InboxDone, InboxEmail } from '../../rules/inbox.ts';
import styles from './inbox-email-page.module.css';
import { senderText } from './inbox-page.tsx';
import { PutEmail, type PutEmailProps } from './put-email.tsx';

export type InboxEmailPageProps = Pick<PutEmailProps, 'nonce' | 'rejected'> & {
  readonly email: InboxEmail;
  readonly done: InboxDone | null;
  readonly mayOpenOrder: boolean;
};

/** An email that has come: what it says, and where it is put. */
export function InboxEmailPage({ email, nonce, done, rejected, mayOpenOrder }: InboxEmailPageProps) {
  const { staffInbox: words, locale } = useBackOfficeWords();
  const { from, fromName, subject, status, order, conversation } = email;
  const isGood = done !== 'expired' && done !== 'nothing';
  const link = order && <a href={`/staff/orders/${order.id}/`}>{order.number}</a>;
  const ofOrder = mayOpenOrder ? link : order?.number;
  const inConversation = conversation && (
    <a href={staffConversationPath(conversation.id)}>{conversation.title}</a>
  );
  return (
    <>
      <div className={sheet.head}>
        <a className={sheet.back} href="/staff/conversations/inbox/">
          {words.back}
        </a>
        <h1 dir="auto">{subject || words.noSubject}</h1>
      </div>
      {done && !rejected ? <Notice kind={isGood ? 'success' : 'warning'}>{words.done[done]}</Notice> : null}
      <StaffFacts
        framed
        facts={[
          [words.from, senderText(fromName, from) || words.noSender],
          [words.receivedAt, formatDateTime(email.receivedAt, locale)],
          [words.state, words.states[status]],
          ...(ofOrder ? [[words.order, ofOrder] as const] : []),
          ...(inConversation ? [[words.conversation, inConversation] as const] : []),
        ]}
      />
      {email.problem === '' ? null : (
        <Notice kind="warning">{words.unread[email.problem](email.bytes)}</Notice>
      )}
      <EmailText email={email} />
      {status === 'attached' ? null : <PutEmail email={email} nonce={nonce} rejected={rejected} />}
    </>
  );
}

function EmailText({ email }: { readonly email: InboxEmail }) {
  const { staffInbox: words } = useBackOfficeWords();
  const { body, original, files, leftOut } = email;
  return (
    <section className={sheet.sheet} aria-labelledby="text">
      <h2 id="text">{words.text}</h2>
      <p className={styles.text} dir="auto">
        {body || words.noText}
      </p>
      {original === body ? null : (
        <details>
          <summary>{words.original}</summary>
          <p className={styles.text} dir="auto">
            {original}
          </p>
        </details>
      )}
      {files.length === 0 ? null : (
        <ul className={styles.files}>
          {files.map(({ id, name }) => (
            <li key={id}>
              <a href={conversationFilePath(id)} download>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {leftOut.length === 0 ? null : (
        <div>
          <p>{words.leftOut}</p>
          <ul className={styles.files}>
            {leftOut.map(({ name, problem }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files of an email may have one name
              <li key={at}>
                <bdi>{name}</bdi>: {words.fileProblems[problem] ?? words.fileProblems.other}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
