import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { EmailLog } from '#selling/orders/back-office/email-log.tsx';
import { listEmailLog } from '#selling/orders/server/list-email-log.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/email-log.ts';
import { staffContext, staffLocale } from './staff-context.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title ?? '' });

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'letters');
  return {
    emails: await listEmailLog(ctx),
    title: staffMessagesFor(staffLocale(ctx)).backOffice.emailLog.title,
  };
}

export default function StaffEmailLog({ loaderData }: Route.ComponentProps) {
  return <EmailLog emails={loaderData.emails} />;
}
