import { StaffFacts } from '#foundation/records/back-office/staff-facts.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { type FigurePage, figureLists } from '../../rules/figure-list.ts';
import { type Figure, figureReports, figuresOf } from '../../rules/figure-reports.ts';
import { isTimeReport } from '../../rules/report.ts';
import styles from '../reports.module.css';
import { RankChart, SalesChart } from '../sales-chart.tsx';
import { writtenFigure } from './written-figure.ts';

/** The sums of a report, its chart, and the files of it. */
export function FigureSums({ figures }: { readonly figures: FigurePage }) {
  const { staffFigures: words, staffReports: shared, locale } = useBackOfficeWords();
  const { about, query, sums, charted, seesCosts } = figures;
  const { columns } = words.subjects[about];
  const shown = figureReports[about].charted;
  const { kind }: Figure = Object.fromEntries(figuresOf(about))[shown] ?? { kind: 'count' };
  const unit = kind === 'money' ? 'money' : 'count';
  const column = words.columnOf(columns, shown);
  const title = words.chartOf(column, words.divisions[query.by]);
  const bars = charted.map(({ name, values }) => ({ name, amount: values[shown] ?? 0, before: null }));
  const filePath = (format: string) =>
    figureLists[about].path({ ...query, page: 1 }).replace(`/${about}/`, `/${about}/export.${format}`);
  return (
    <>
      <StaffFacts
        framed
        facts={figuresOf(about)
          .filter(([, { isCost }]) => seesCosts || !isCost)
          .map(([name, figure]) => [
            words.columnOf(columns, name),
            writtenFigure(figure.kind, sums[name], words, locale),
          ])}
      />
      {bars.every(({ amount }) => amount === 0) ? (
        <p className={styles.done}>{words.emptyChart}</p>
      ) : isTimeReport(query.by) ? (
        <SalesChart title={title} bars={bars} unit={unit} words={{ now: column, before: '' }} />
      ) : (
        <RankChart title={title} bars={bars} unit={unit} />
      )}
      <p className={styles.files}>
        <a href={filePath('csv')} download>
          {shared.csv}
        </a>
        <a href={filePath('xlsx')} download>
          {shared.xlsx}
        </a>
      </p>
    </>
  );
}
