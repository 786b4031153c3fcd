import { toCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import { StaffFacts } from '#foundation/records/back-office/staff-facts.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { StaffTabs } from '#foundation/records/back-office/staff-tabs.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { inDigits } from '#messages/in-digits.ts';
import { reportsPath } from '../rules/report.ts';
import { changeInPercent } from '../rules/report-period.ts';
import { type CountedTask, shopSpans, todayTasks } from '../rules/today-tasks.ts';
import type { HowTheShopDoes } from '../server/read-shop-figures.ts';
import styles from './reports.module.css';
import { SalesChart } from './sales-chart.tsx';

export type DashboardProps = {
  readonly tasks: readonly CountedTask[];
  /** null for whom figures are not for */
  readonly shop: HowTheShopDoes | null;
};

/** The start page of the staff area: what there is to do, and how the shop does. */
export function Dashboard({ tasks, shop }: DashboardProps) {
  const { staffDashboard: words, staffWaits } = useBackOfficeWords();
  const { transfers, lowStock, inbox, emails, products, guarantee } = words.tasks;
  const said = { ...staffWaits.said, transfers, lowStock, inbox, emails, products, guarantee };
  return (
    <>
      <div className={sheet.head}>
        <h1>{words.title}</h1>
      </div>
      <section className={styles.part} aria-labelledby="to-do">
        <h2 id="to-do">{words.toDo}</h2>
        {tasks.length === 0 ? (
          <p className={styles.done}>{words.nothingToDo}</p>
        ) : (
          <ul className={styles.tasks}>
            {tasks.map(({ task, count }) => (
              <li key={task}>
                <a href={todayTasks[task]}>{said[task](count)}</a>
              </li>
            ))}
          </ul>
        )}
      </section>
      {shop ? <Shop shop={shop} /> : null}
    </>
  );
}

function Shop({ shop }: { readonly shop: HowTheShopDoes }) {
  const { staffDashboard: words, staffReports, locale } = useBackOfficeWords();
  const { now, before, days, span } = shop;
  const euro = (cents: number) => formatEuro(toCents(Math.round(cents)), locale);
  const change = (value: number, earlier: number) => {
    const percent = changeInPercent(value, earlier);
    return percent === null ? '' : `${percent > 0 ? '+' : ''}${percent.toLocaleString(locale)} %`;
  };
  const fact = (name: string, shown: (value: number) => string, value: number, earlier: number) =>
    [
      name,
      <>
        {shown(value)}
        <span className={styles.change}>
          {words.before(shown(earlier))} {change(value, earlier)}
        </span>
      </>,
    ] as const;
  const count = (value: number) => inDigits(locale, value);
  const { today, week, month } = words.spans;
  const spanNames = { '1': today, '7': week, '30': month };
  const average = ({ net, orders }: HowTheShopDoes['now']) => (orders === 0 ? 0 : net / orders);
  return (
    <section className={styles.part} aria-labelledby="shop">
      <h2 id="shop">{words.shop}</h2>
      <StaffTabs
        label={words.spansLabel}
        tabs={shopSpans.map((one) => ({
          path: one === '7' ? '/staff/' : `/staff/?days=${one}`,
          name: spanNames[one],
          count: null,
          isShown: one === span,
        }))}
      />
      <StaffFacts
        framed
        facts={[
          fact(words.net, euro, now.net, before.net),
          fact(words.orders, count, now.orders, before.orders),
          fact(words.average, euro, average(now), average(before)),
          fact(words.returning, count, now.returning, before.returning),
        ]}
      />
      {days.charted.every(({ net, before: earlier }) => net === 0 && (earlier ?? 0) === 0) ? (
        <p>{words.noSales}</p>
      ) : (
        <SalesChart
          title={words.chart}
          bars={days.charted.map(({ name, net, before: earlier }) => ({
            name,
            amount: net,
            before: earlier,
          }))}
          words={{ now: staffReports.chartNow, before: staffReports.comparisons.before }}
        />
      )}
      <details className={styles.help}>
        <summary>{words.asTable}</summary>
        <RecordTable
          rows={days.charted}
          keyOf={({ key }) => key}
          empty=""
          columns={[
            { name: staffReports.kinds.day, text: ({ name }) => name },
            { name: words.orders, number: ({ orders }) => orders },
            { name: staffReports.columns.net, money: ({ net }) => net },
            { name: staffReports.comparisons.before, money: ({ before: earlier }) => earlier },
          ]}
        />
      </details>
      <p className={styles.files}>
        <a href={reportsPath}>{words.allReports}</a>
      </p>
    </section>
  );
}
