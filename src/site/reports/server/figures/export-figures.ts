import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { writeXlsx } from '#foundation/spreadsheets/server/write-xlsx.ts';
import { csvText } from '#kit/text/rules/csv-text.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import type { FigureQuery, FigureValues } from '../../rules/figure-list.ts';
import { type FigureKind, type FigureSubject, figuresOf } from '../../rules/figure-reports.ts';
import type { PeriodProblem } from '../../rules/report-period.ts';
import { readFigures } from './read-figures.ts';

/** Every row of a report beside turnover and its sums as a file, with the name that it is stored under; a problem of its period. */
export async function exportFigures(
  ctx: RequestContext,
  about: FigureSubject,
  query: FigureQuery,
  format: 'csv' | 'xlsx',
): Promise<{ readonly name: string; readonly file: string | Buffer } | { readonly problem: PeriodProblem }> {
  const page = await readFigures(ctx, about, { ...query, page: 1 }, { all: true });
  if (page === null) throw new Error('a report has a first page');
  if ('problem' in page) return page;
  const { staffFigures: words, staffReports: shared } = staffMessagesFor(ctx.settings.interface_language);
  const figures = figuresOf(about).filter(([, { isCost }]) => page.seesCosts || !isCost);
  const { title, columns } = words.subjects[about];
  const line = (name: string, note: string, values: FigureValues) => [
    name,
    note,
    ...figures.map(([figure, { kind }]) => numberOf(kind, values[figure] ?? null)),
  ];
  const table = [
    [
      words.divisions[query.by],
      shared.columns.note,
      ...figures.map(([name, { kind }]) => `${words.columnOf(columns, name)}${words.unit[kind]}`),
    ],
    ...page.rows.map(({ name, note, values }) => line(name, note, values)),
    line(shared.sum, '', page.sums),
  ];
  const { from, to } = page.period;
  return {
    name: `${words.subjects[about].fileName}-${from}-${to}.${format}`,
    file: format === 'csv' ? csvText(table) : await writeXlsx(title.slice(0, 31), table),
  };
}

function numberOf(kind: FigureKind, value: number | null): number | '' {
  if (value === null) return '';
  return kind === 'money' ? value / 100 : kind === 'percent' ? value / 10 : value;
}
