import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import layout from '#foundation/records/back-office/staff-page.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { OrderEmail } from '../rules/order-care.ts';
import { EmailStatus, emailNameOf } from './email-status.tsx';
import styles from './order-care.module.css';

export type OrderEmailsProps = {
  readonly orderId: number;
  readonly emails: readonly OrderEmail[];
  readonly nonce: string;
};

export function OrderEmails({ orderId, emails, nonce }: OrderEmailsProps) {
  const { backOffice, emailNames, staffOrders } = useBackOfficeWords();
  const words = staffOrders.page;
  return (
    <section className={`${layout.part} ${styles.tables}`} aria-labelledby="order-letters-heading">
      <h2 id="order-letters-heading">{words.emailsHeading}</h2>
      <form className={styles.stack} method="post" action={`/staff/orders/${orderId}/`}>
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <input type="hidden" name="action" value="letter" readOnly />
        <RecordTable
          rows={emails}
          keyOf={(email) => email.id}
          empty={words.noEmails}
          columns={[
            {
              name: backOffice.emailLog.subject,
              text: (email) => (
                <span>
                  <a href={`/staff/post-box/${email.id}/`}>
                    {email.subject ?? backOffice.emailLog.noSubject}
                  </a>
                  <small>
                    {emailNameOf(email.kind, emailNames)}
                    {email.isResend ? ` (${words.resent})` : ''}
                  </small>
                </span>
              ),
            },
            { name: backOffice.emailLog.recipient, text: (email) => email.recipient },
            {
              name: backOffice.emailLog.status,
              text: (email) => (
                <span>
                  <EmailStatus status={email.status} />
                  {email.status === 'failed' ? (
                    <small>
                      {words.attempts(email.attempts)}
                      {email.lastError ? `: ${email.lastError}` : ''}
                    </small>
                  ) : null}
                </span>
              ),
            },
            {
              name: backOffice.emailLog.date,
              date: ({ sentAt, createdAt }) => sentAt ?? createdAt,
            },
            {
              name: words.resend,
              text: (email) => (
                <Button
                  type="submit"
                  name="letter"
                  value={email.id}
                  kind="secondary"
                  disabled={email.status === 'waiting'}
                  aria-label={words.resendEmail(emailNameOf(email.kind, emailNames), email.recipient)}
                >
                  {words.resend}
                </Button>
              ),
            },
          ]}
        />
      </form>
    </section>
  );
}
