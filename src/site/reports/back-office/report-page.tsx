import { toCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { ListFilter } from '#foundation/records/back-office/list-filter.tsx';
import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import type { RecordColumn } from '#foundation/records/back-office/record-table.tsx';
import { StaffFacts } from '#foundation/records/back-office/staff-facts.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { writtenDay } from '#kit/text/rules/calendar-day.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { inDigits } from '#messages/in-digits.ts';
import {
  isLineReport,
  isTimeReport,
  marginOf,
  type Report,
  type ReportOrder,
  type ReportQuery,
  type ReportRow,
  reportKinds,
  reportList,
} from '../rules/report.ts';
import { changeInPercent, comparisons, type PeriodProblem } from '../rules/report-period.ts';
import { ReportTabs } from './figures/report-tabs.tsx';
import styles from './reports.module.css';
import { RankChart, SalesChart } from './sales-chart.tsx';

export type ReportPageProps = {
  readonly query: ReportQuery;
  readonly report: Report | null;
  /** why there is no report */
  readonly problem: PeriodProblem | null;
};

/** Turnover of a period, divided by what one asks for: sums, a chart, a table, and files of it. */
export function ReportPage({ query, report, problem }: ReportPageProps) {
  const { staffReports: words, locale } = useBackOfficeWords();
  const head = (
    <div className={sheet.head}>
      <h1>{words.title}</h1>
      <p>
        {report ? words.periodOf(writtenDay(report.period.from), writtenDay(report.period.to)) : words.intro}
      </p>
    </div>
  );
  const filter = (
    <>
      <ReportTabs about={null} period={query} />
      <ListFilter
        list={reportList}
        query={query}
        words={words.filter}
        fields={{
          by: {
            choice: words.filter.by,
            options: reportKinds.map((kind) => ({ value: kind, label: words.kinds[kind] })),
          },
          from: { day: words.filter.from },
          to: { day: words.filter.to },
          compare: {
            choice: words.filter.compare,
            options: comparisons.map((one) => ({ value: one, label: words.comparisons[one] })),
          },
        }}
      />
      {problem ? <Notice kind="error">{words.problems[problem]}</Notice> : null}
      {report && report.total > 0 ? <Sums report={report} /> : null}
      <details className={styles.help}>
        <summary>{words.rule.title}</summary>
        <ul>
          {words.rule.sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
    </>
  );
  const { rows = [], page = 1, pages = 1 } = report && !isEmpty(report) ? report : {};
  return (
    <RecordList
      head={head}
      filter={filter}
      rows={rows}
      keyOf={(row) => rows.indexOf(row)}
      empty={problem ? words.noReport : words.empty}
      columns={report ? columnsOf(report, words, locale) : []}
      pages={{ page, pages, pathOf: (to) => reportList.path({ ...query, page: to }) }}
    />
  );
}

const isEmpty = (report: Report | null) =>
  report === null || (report.sums.net === 0 && report.sums.before === 0 && report.sums.orders === 0);

function Sums({ report }: { readonly report: Report }) {
  const { staffReports: words, locale } = useBackOfficeWords();
  const { query, sums, compared, charted, seesMargin } = report;
  const euro = (cents: number) => formatEuro(toCents(cents), locale);
  const margin = marginOf(sums);
  const title = words.chartOf(words.kinds[query.by]);
  const filePath = (format: string) =>
    reportList.path({ ...query, page: 1 }).replace('/reports/', `/reports/export.${format}`);
  return (
    <>
      <StaffFacts
        framed
        facts={[
          [words.columns.net, euro(sums.net)],
          [words.columns.tax, euro(sums.tax)],
          [words.columns.gross, euro(sums.gross)],
          isLineReport(query.by)
            ? [words.columns.pieces, inDigits(locale, sums.pieces)]
            : [words.columns.orders, inDigits(locale, sums.orders)],
          ...(seesMargin && margin !== null ? [[words.columns.margin, euro(margin)] as const] : []),
          ...(compared
            ? [
                [
                  words.beforeOf(writtenDay(compared.from), writtenDay(compared.to)),
                  <>
                    {euro(sums.before)} {changeText(sums.net, sums.before, locale, words.isNew)}
                  </>,
                ] as const,
              ]
            : []),
        ]}
      />
      {isEmpty(report) ? null : isTimeReport(query.by) ? (
        <SalesChart
          title={title}
          bars={charted.map(({ name, net, before }) => ({
            name,
            amount: net,
            before: compared ? before : null,
          }))}
          words={{ now: words.chartNow, before: words.comparisons[query.compare] }}
        />
      ) : (
        <RankChart title={title} bars={charted.map(({ name, net }) => ({ name, amount: net }))} />
      )}
      <p className={styles.files}>
        <a href={filePath('csv')} download>
          {words.csv}
        </a>
        <a href={filePath('xlsx')} download>
          {words.xlsx}
        </a>
      </p>
    </>
  );
}

function changeText(now: number, before: number, locale: string, isNew: string): string {
  const change = changeInPercent(now, before);
  if (change === null) return now === 0 ? '' : `(${isNew})`;
  return `(${change > 0 ? '+' : ''}${change.toLocaleString(locale)} %)`;
}

type Words = ReturnType<typeof useBackOfficeWords>['staffReports'];

function columnsOf(report: Report, words: Words, locale: 'it' | 'en'): RecordColumn<ReportRow>[] {
  const { query, compared, seesMargin } = report;
  const { columns } = words;
  const sort = (order: ReportOrder) => {
    const isShown = query.order === order;
    const direction = isShown && query.direction === 'down' ? ('up' as const) : ('down' as const);
    return {
      path: reportList.path({ ...query, order, direction, page: 1 }),
      direction: !isShown
        ? ('none' as const)
        : query.direction === 'down'
          ? ('descending' as const)
          : ('ascending' as const),
    };
  };
  const isOfLines = isLineReport(query.by);
  return [
    {
      name: words.kinds[query.by],
      sort: sort('name'),
      text: ({ name, note }) => (
        <>
          {name}
          {note === '' || note === name ? null : <span className={styles.change}>{note}</span>}
        </>
      ),
    },
    isOfLines
      ? { name: columns.pieces, sort: sort('pieces'), number: ({ pieces }) => pieces }
      : { name: columns.orders, sort: sort('orders'), number: ({ orders }) => orders },
    { name: columns.net, sort: sort('net'), money: ({ net }) => net },
    { name: columns.tax, money: ({ tax }) => tax },
    { name: columns.gross, sort: sort('gross'), money: ({ gross }) => gross },
    ...(isOfLines && seesMargin
      ? ([
          { name: columns.margin, sort: sort('margin'), money: marginOf },
        ] satisfies RecordColumn<ReportRow>[])
      : []),
    ...(compared
      ? ([
          {
            name: words.comparisons[query.compare],
            sort: sort('before'),
            number: ({ net, before }) => (
              <div className={styles.amounts}>
                {formatEuro(toCents(before), locale)}
                <span className={styles.change}>{changeText(net, before, locale, words.isNew)}</span>
              </div>
            ),
          },
        ] satisfies RecordColumn<ReportRow>[])
      : []),
  ];
}
