import { AuditPage } from '#foundation/audit/back-office/audit-page.tsx';
import { auditList } from '#foundation/audit/rules/audit-query.ts';
import { listAudit } from '#foundation/audit/server/list-audit.ts';
import { found } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/audit.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'audit');
  const list = found(await listAudit(ctx, found(auditList.read(asked))));
  return { list, title: words.staffAudit.title };
}

export default function StaffAudit({ loaderData }: Route.ComponentProps) {
  return <AuditPage list={loaderData.list} />;
}
