import {
  dayFilter,
  type ListQuery,
  listQuery,
  type QueryOf,
  usualFilter,
} from '#foundation/records/rules/list-query.ts';
import {
  type FigureDivision,
  type FigureReport,
  type FigureSubject,
  figureReports,
  figureSubjects,
} from './figure-reports.ts';

const listOf = (about: FigureSubject) => {
  const { divisions, figures }: FigureReport = figureReports[about];
  const [usual = 'day'] = divisions;
  return listQuery(`reports/${about}`, {
    by: usualFilter<FigureDivision>('by', divisions, usual),
    from: dayFilter('from'),
    to: dayFilter('to'),
    order: usualFilter<string>('order', ['usual', 'name', ...Object.keys(figures)], 'usual'),
    direction: usualFilter('direction', ['down', 'up'], 'down'),
  });
};

type FigureFilters = ReturnType<typeof listOf>['filters'];
export type FigureQuery = QueryOf<FigureFilters>;

/** The list of each report at its address. */
export const figureLists = Object.fromEntries(
  figureSubjects.map((about) => [about, listOf(about)]),
) as unknown as Readonly<Record<FigureSubject, ListQuery<FigureFilters>>>;

/** A row of a report: its figures by name, null where there is none. */
export type FigureRow = {
  readonly key: string;
  readonly name: string;
  readonly note: string;
  readonly values: FigureValues;
};
export type FigureValues = Readonly<Record<string, number | null>>;

export type FigurePage = {
  readonly about: FigureSubject;
  readonly query: FigureQuery;
  readonly period: { readonly from: string; readonly to: string };
  readonly rows: readonly FigureRow[];
  /** of time all of it in its order, of everything else the ten highest */
  readonly charted: readonly FigureRow[];
  readonly sums: FigureValues;
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly seesCosts: boolean;
};
