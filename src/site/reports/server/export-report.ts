import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { writeXlsx } from '#foundation/spreadsheets/server/write-xlsx.ts';
import { csvText } from '#kit/text/rules/csv-text.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { isLineReport, marginOf, type Report, type ReportQuery, type ReportSums } from '../rules/report.ts';
import type { PeriodProblem } from '../rules/report-period.ts';
import { readReport } from './read-report.ts';

type Context = Pick<RequestContext, 'db' | 'clock' | 'visitor' | 'settings'>;
type Table = readonly (readonly (string | number)[])[];

/** Every row of a report and its sums as a file, with the name that it is stored under; a problem of its period. */
export async function exportReport(
  ctx: Context,
  query: ReportQuery,
  format: 'csv' | 'xlsx',
): Promise<{ readonly name: string; readonly file: string | Buffer } | { readonly problem: PeriodProblem }> {
  const report = await readReport(ctx, { ...query, page: 1 }, { all: true });
  if (report === null) throw new Error('a report has a first page');
  if ('problem' in report) return report;
  const { staffReports: words } = staffMessagesFor(ctx.settings.interface_language);
  const table = tableOf(report, words);
  const name = `${words.fileName}-${words.fileNames[query.by]}-${report.period.from}-${report.period.to}.${format}`;
  return {
    name,
    file: format === 'csv' ? csvText(table) : await writeXlsx(words.kinds[query.by], table),
  };
}

const euros = (cents: number | null) => (cents === null ? '' : cents / 100);

function tableOf(
  { query, rows, sums, compared, seesMargin }: Report,
  words: ReturnType<typeof staffMessagesFor>['staffReports'],
): Table {
  const { columns } = words;
  const isOfLines = isLineReport(query.by);
  const line = (name: string, note: string, row: ReportSums) => [
    name,
    note,
    isOfLines ? row.pieces : row.orders,
    euros(row.goods),
    euros(row.extras),
    euros(row.net),
    euros(row.tax),
    euros(row.gross),
    ...(isOfLines && seesMargin ? [euros(row.cost), euros(marginOf(row))] : []),
    ...(compared ? [euros(row.before)] : []),
  ];
  return [
    [
      words.kinds[query.by],
      columns.note,
      isOfLines ? columns.pieces : columns.orders,
      columns.goods,
      columns.extras,
      columns.net,
      columns.tax,
      columns.gross,
      ...(isOfLines && seesMargin ? [columns.cost, columns.margin] : []),
      ...(compared ? [words.beforeOf(compared.from, compared.to)] : []),
    ],
    ...rows.map((row) => line(row.name, row.note, row)),
    line(words.sum, '', sums),
  ];
}
