import { MASKED_KEY } from '#foundation/emails/rules/link-key.ts';
import { StaffFacts } from '#foundation/records/back-office/staff-facts.tsx';
import layout from '#foundation/records/back-office/staff-page.module.css';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { Email } from '../server/list-email-log.ts';
import styles from './email-page.module.css';
import { EmailStatus } from './email-status.tsx';

const isForPassword = (kind: string) =>
  ['account-reset-password', 'account-choose-password', 'account-new-password'].includes(kind);

export type EmailPageProps = { readonly email: Email };

/** One email as it was written; its markup is shown apart from the page, where it can do nothing. */
export function EmailPage({ email }: EmailPageProps) {
  const { backOffice, locale } = useBackOfficeWords();
  const { email: words, emailLog } = backOffice;
  const facts = [
    [emailLog.recipient, email.recipient],
    [emailLog.status, <EmailStatus key="status" status={email.status} />],
    [emailLog.date, formatDateTime(email.createdAt, locale)],
    ...(email.orderId === null
      ? []
      : [
          [
            words.order,
            <a key="order" href={`/staff/orders/${email.orderId}/`}>
              {words.toOrder}
            </a>,
          ] as const,
        ]),
  ] as const;
  return (
    <>
      <div className={layout.head}>
        <h1>{email.subject ?? emailLog.noSubject}</h1>
        <a href="/staff/post-box/">{words.backToList}</a>
      </div>
      <StaffFacts facts={facts} />
      {email.text?.includes(MASKED_KEY) ? (
        <Notice>
          <p>{words.masked}</p>
          {isForPassword(email.kind) && email.status === 'kept' ? (
            <p>{words.resetCommand(email.recipient)}</p>
          ) : null}
        </Notice>
      ) : null}
      {email.html === null ? (
        <Notice>{words.notWritten}</Notice>
      ) : (
        <section className={layout.part}>
          <h2>{words.html}</h2>
          <iframe
            className={styles.frame}
            title={words.html}
            src={`/staff/post-box/${email.id}/html/`}
            sandbox=""
          />
        </section>
      )}
      {email.text === null ? null : (
        <section className={layout.part}>
          <h2>{words.text}</h2>
          <pre className={styles.text}>{email.text}</pre>
        </section>
      )}
    </>
  );
}
