import { ListFilter } from '#foundation/records/back-office/list-filter.tsx';
import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { writtenDay } from '#kit/text/rules/calendar-day.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { type FigureQuery, type FigurePage as Figures, figureLists } from '../../rules/figure-list.ts';
import { type FigureReport, type FigureSubject, figureReports } from '../../rules/figure-reports.ts';
import type { PeriodProblem } from '../../rules/report-period.ts';
import styles from '../reports.module.css';
import { figureColumns } from './figure-columns.tsx';
import { FigureSums } from './figure-sums.tsx';
import { ReportTabs } from './report-tabs.tsx';

export type FigurePageProps = {
  readonly about: FigureSubject;
  readonly query: FigureQuery;
  readonly figures: Figures | null;
  /** why there are no figures */
  readonly problem: PeriodProblem | null;
};

/** A report beside turnover: what it counts, sums, a chart, a table, and files of it. */
export function FigurePage({ about, query, figures, problem }: FigurePageProps) {
  const { staffFigures: words, staffReports: shared, locale } = useBackOfficeWords();
  const { divisions }: FigureReport = figureReports[about];
  const { title, definition } = words.subjects[about];
  const list = figureLists[about];
  const isEmpty = !figures || Object.values(figures.sums).every((sum) => sum === null || sum === 0);
  const filter = (
    <>
      <ReportTabs about={about} period={query} />
      <ListFilter
        list={list}
        query={query}
        words={shared.filter}
        fields={{
          by: {
            choice: shared.filter.by,
            options: divisions.map((by) => ({ value: by, label: words.divisions[by] })),
          },
          from: { day: shared.filter.from },
          to: { day: shared.filter.to },
        }}
      />
      {problem ? <Notice kind="error">{shared.problems[problem]}</Notice> : null}
      {figures && !isEmpty ? <FigureSums figures={figures} /> : null}
      <details className={styles.help}>
        <summary>{words.definition}</summary>
        <ul>
          {definition.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
    </>
  );
  const { rows = [], page = 1, pages = 1 } = figures && !isEmpty ? figures : {};
  return (
    <div className={styles.figures}>
      <RecordList
        head={
          <div className={sheet.head}>
            <h1>{title}</h1>
            <p>
              {figures
                ? words.periodOf(writtenDay(figures.period.from), writtenDay(figures.period.to))
                : definition[0]}
            </p>
          </div>
        }
        filter={filter}
        rows={rows}
        keyOf={(row) => rows.indexOf(row)}
        empty={problem ? shared.noReport : words.empty}
        columns={figures ? figureColumns(figures, words, locale) : []}
        pages={{ page, pages, pathOf: (to) => list.path({ ...query, page: to }) }}
      />
    </div>
  );
}
