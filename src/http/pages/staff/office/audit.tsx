import { AuditPage } from '#foundation/audit/back-office/audit-page.tsx';
import { readAuditQuery } from '#foundation/audit/rules/audit-query.ts';
import { listAudit } from '#foundation/audit/server/list-audit.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { notFound } from '../../not-found.ts';
import { pageMeta } from '../../page-meta.ts';
import { staffContext, staffLocale } from '../staff-context.ts';
import type { Route } from './+types/audit.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title ?? '' });

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'audit');
  const query = readAuditQuery(new URL(request.url).searchParams);
  const list = query && (await listAudit(ctx, query));
  if (!list) throw notFound();
  return { list, title: staffMessagesFor(staffLocale(ctx)).staffAudit.title };
}

export default function StaffAudit({ loaderData }: Route.ComponentProps) {
  return <AuditPage list={loaderData.list} />;
}
