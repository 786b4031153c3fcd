import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import layout from '#foundation/records/back-office/staff-page.module.css';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { EmailStatus, emailNameOf } from '#selling/orders/back-office/email-status.tsx';
import { listEmailLog } from '#selling/orders/server/list-email-log.ts';
import { titleMeta } from '../page-meta.ts';
import type { Route } from './+types/email-log.ts';
import { openStaffPage } from './staff-context.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, words } = openStaffPage(args, 'letters');
  return { emails: await listEmailLog(ctx), title: words.backOffice.emailLog.title };
}

/** The shop's emails, newest first. */
export default function StaffEmailLog({ loaderData: { emails } }: Route.ComponentProps) {
  const { backOffice, emailNames } = useBackOfficeWords();
  const words = backOffice.emailLog;
  return (
    <RecordList
      head={
        <div className={layout.head}>
          <h1>{words.title}</h1>
          <p>{words.hint}</p>
        </div>
      }
      rows={emails}
      empty={words.empty}
      columns={[
        {
          name: words.subject,
          link: ({ id, subject, kind }) => ({
            path: `/staff/post-box/${id}/`,
            label: subject ?? words.noSubject,
            note: emailNameOf(kind, emailNames),
          }),
        },
        { name: words.recipient, text: ({ recipient }) => recipient },
        { name: words.status, text: ({ status }) => <EmailStatus status={status} /> },
        { name: words.date, date: ({ createdAt }) => createdAt },
      ]}
    />
  );
}
