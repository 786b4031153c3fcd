import { data } from 'react-router';
import { ReportPage } from '#site/reports/back-office/report-page.tsx';
import { reportList } from '#site/reports/rules/report.ts';
import { readReport } from '#site/reports/server/read-report.ts';
import { found } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/reports.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'reports');
  const query = found(reportList.read(asked));
  const { title } = words.staffReports;
  const report = found(await readReport(ctx, query));
  if ('problem' in report)
    return data({ title, query, report: null, problem: report.problem }, { status: 422 });
  return data({ title, query, report, problem: null });
}

export default function Reports({ loaderData: { query, report, problem } }: Route.ComponentProps) {
  return <ReportPage query={query} report={report} problem={problem} />;
}
