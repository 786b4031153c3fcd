import { scaleBand, scaleLinear } from 'd3-scale';
import { toCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { inDigits } from '#messages/in-digits.ts';
import styles from './reports.module.css';

/** A bar: its name, an amount, and the one that it is compared with. */
export type ChartBar = { readonly name: string; readonly amount: number; readonly before: number | null };

/** Cents unless it says otherwise: what is counted. */
export type ChartUnit = 'money' | 'count';

export type SalesChartProps = {
  /** what the chart shows, as a screen reader says it */
  readonly title: string;
  readonly bars: readonly ChartBar[];
  readonly unit?: ChartUnit;
  readonly words: { readonly now: string; readonly before: string };
};

const width = 960;
const height = 240;
const margin = { top: 8, right: 4, bottom: 24, left: 72 };

/** Amounts over time as bars, with a stepped dashed line for what they are compared with; drawn on the server, the table beside it says the same. */
export function SalesChart({ title, bars, words, unit = 'money' }: SalesChartProps) {
  const { locale } = useBackOfficeWords();
  const written = writer(unit, locale);
  const values = bars.flatMap(({ amount, before }) => (before === null ? [amount] : [amount, before]));
  const x = scaleBand(
    bars.map((_, index) => index),
    [margin.left, width - margin.right],
  ).paddingInner(bars.length > 120 ? 0 : 0.25);
  const y = scaleLinear(
    [Math.min(0, ...values), Math.max(unit === 'money' ? 100 : 4, ...values)],
    [height - margin.bottom, margin.top],
  ).nice(4);
  const ticks = y.ticks(4);
  const isCompared = bars.some(({ before }) => before !== null);
  // A name of a day takes a seventh of the width on a phone.
  const step = Math.ceil(bars.length / 4);
  const line = bars
    .map(({ before }, index) => {
      const left = x(index) ?? 0;
      const at = y(before ?? 0).toFixed(1);
      return `${index === 0 ? 'M' : 'L'}${left.toFixed(1)} ${at}H${(left + x.bandwidth()).toFixed(1)}`;
    })
    .join('');
  return (
    <figure className={styles.chart}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title}>
        {ticks.map((tick) => (
          <g key={tick}>
            <line className={styles.grid} x1={margin.left} x2={width} y1={y(tick)} y2={y(tick)} />
            <text className={styles.tick} x={margin.left - 8} y={y(tick) + 4} textAnchor="end">
              {Math.round(unit === 'money' ? tick / 100 : tick).toLocaleString(locale)}
            </text>
          </g>
        ))}
        {bars.map(({ name, amount, before }, index) => (
          <g key={name}>
            <rect
              className={styles.bar}
              x={x(index)}
              width={x.bandwidth()}
              y={Math.min(y(0), y(amount))}
              height={Math.abs(y(amount) - y(0))}
            >
              <title>
                {`${name}: ${written(amount)}${before === null ? '' : ` (${words.before}: ${written(before)})`}`}
              </title>
            </rect>
            {index % step === 0 && index + step <= bars.length ? (
              <text className={styles.tick} x={x(index)} y={height - 6}>
                {name}
              </text>
            ) : null}
          </g>
        ))}
        {isCompared ? <path className={styles.compared} d={line} /> : null}
      </svg>
      <figcaption className={styles.legend}>
        <span className={styles.keyNow}>{words.now}</span>
        {isCompared ? <span className={styles.keyBefore}>{words.before}</span> : null}
      </figcaption>
    </figure>
  );
}

/** The highest amounts as bars one below the other, each beside its name. */
export function RankChart({
  title,
  bars,
  unit = 'money',
}: {
  readonly title: string;
  readonly unit?: ChartUnit;
  readonly bars: readonly Pick<ChartBar, 'name' | 'amount'>[];
}) {
  const { locale } = useBackOfficeWords();
  const written = writer(unit, locale);
  const x = scaleLinear([0, Math.max(1, ...bars.map(({ amount }) => amount))], [0, 100]);
  return (
    <ol className={styles.ranks} aria-label={title}>
      {bars.map(({ name, amount }, index) => (
        // Two articles may have one name.
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is that of the amounts
        <li key={index}>
          <span>{name}</span>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect className={styles.bar} width={Math.max(0, x(amount))} height="10" />
          </svg>
          <span>{written(amount)}</span>
        </li>
      ))}
    </ol>
  );
}

const writer = (unit: ChartUnit, locale: 'it' | 'en') => (value: number) =>
  unit === 'money' ? formatEuro(toCents(value), locale) : inDigits(locale, value);
