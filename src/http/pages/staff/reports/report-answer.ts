import { figureLists } from '#site/reports/rules/figure-list.ts';
import { figureSubjects } from '#site/reports/rules/figure-reports.ts';
import { reportList } from '#site/reports/rules/report.ts';
import { exportReport } from '#site/reports/server/export-report.ts';
import { exportFigures } from '#site/reports/server/figures/export-figures.ts';
import { found } from '../../not-found.ts';
import { openStaffPage } from '../staff-context.ts';

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
type Format = keyof typeof types;
type Args = Parameters<typeof openStaffPage>[0];
type Words = ReturnType<typeof openStaffPage>['words'];

/** The report of an address as a file; 422 with its sentence for a period that cannot be. */
export async function answerReport(args: Args, format: Format): Promise<Response> {
  const { ctx, asked, words } = openStaffPage(args, 'reports');
  return fileOf(await exportReport(ctx, found(reportList.read(asked)), format), format, words);
}

/** A report beside turnover as a file. */
export async function answerFigures(
  args: Args & { readonly params: { readonly about: string } },
  format: Format,
): Promise<Response> {
  const { ctx, asked, words } = openStaffPage(args, 'reports');
  const about = found(figureSubjects.find((subject) => subject === args.params.about) ?? null);
  const query = found(figureLists[about].read(asked));
  return fileOf(await exportFigures(ctx, about, query, format), format, words);
}

function fileOf(exported: Awaited<ReturnType<typeof exportReport>>, format: Format, words: Words): Response {
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
