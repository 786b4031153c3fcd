import { reportList } from '#site/reports/rules/report.ts';
import { exportReport } from '#site/reports/server/export-report.ts';
import { found } from '../../not-found.ts';
import { openStaffPage } from '../staff-context.ts';

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The report of an address as a file; 422 with its sentence for a period that cannot be. */
export async function answerReport(
  args: Parameters<typeof openStaffPage>[0],
  format: keyof typeof types,
): Promise<Response> {
  const { ctx, asked, words } = openStaffPage(args, 'reports');
  const exported = await exportReport(ctx, found(reportList.read(asked)), format);
  if ('problem' in exported)
    return new Response(words.staffReports.problems[exported.problem], {
      status: 422,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  const { name, file } = exported;
  return new Response(typeof file === 'string' ? file : new Uint8Array(file), {
    headers: { 'content-type': types[format], 'content-disposition': `attachment; filename="${name}"` },
  });
}
