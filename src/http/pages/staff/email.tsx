import { EmailPage } from '#selling/orders/back-office/email-page.tsx';
import { readEmail } from '#selling/orders/server/list-email-log.ts';
import { idFrom, notFound } from '../not-found.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/email.ts';
import { staffContext } from './staff-context.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.email.subject ?? '' });

export async function loader({ context, params }: Route.LoaderArgs) {
  const email = await readEmail(staffContext(context, 'letters'), idFrom(params.id));
  if (!email) throw notFound();
  return { email };
}

export default function StaffEmail({ loaderData }: Route.ComponentProps) {
  return <EmailPage email={loaderData.email} />;
}
