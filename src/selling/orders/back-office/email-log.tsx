import { RecordTable } from '#kit/records/back-office/record-table.tsx';
import layout from '#kit/records/back-office/staff-page.module.css';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { EmailLogRow } from '../server/list-email-log.ts';
import { EmailStatus, emailNameOf } from './email-status.tsx';

export type EmailLogProps = { readonly emails: readonly EmailLogRow[] };

/** The shop's emails, newest first. */
export function EmailLog({ emails }: EmailLogProps) {
  const { backOffice, emailNames, locale } = useBackOfficeWords();
  const words = backOffice.emailLog;
  return (
    <>
      <div className={layout.head}>
        <h1>{words.title}</h1>
        <p>{words.hint}</p>
      </div>
      <RecordTable
        rows={emails}
        keyOf={(email) => email.id}
        empty={words.empty}
        columns={[
          {
            name: words.subject,
            cell: (email) => (
              <span>
                <a href={`/staff/post-box/${email.id}/`}>{email.subject ?? words.noSubject}</a>
                <small>{emailNameOf(email.kind, emailNames)}</small>
              </span>
            ),
          },
          { name: words.recipient, cell: (email) => email.recipient },
          { name: words.status, cell: (email) => <EmailStatus status={email.status} /> },
          { name: words.date, kind: 'date', cell: (email) => formatDateTime(email.createdAt, locale) },
        ]}
      />
    </>
  );
}
