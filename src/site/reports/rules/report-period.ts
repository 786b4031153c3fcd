/** Days since 1970, as `sales_orders` counts them. */
export type DayNumber = number;

/** Whole days, both included. */
export type Period = { readonly first: DayNumber; readonly last: DayNumber };

export const comparisons = ['before', 'year', 'none'] as const;
export type Comparison = (typeof comparisons)[number];

const dayLength = 86_400_000;
export const longestPeriod = 1830;
const usualLength = 30;

export const dayNumber = (day: string): DayNumber => Date.parse(`${day}T00:00:00Z`) / dayLength;
export const dayText = (day: DayNumber): string => new Date(day * dayLength).toISOString().slice(0, 10);

export type PeriodProblem = 'backwards' | 'too-long';

/**
 * The days `from` to `to` (`YYYY-MM-DD`, '' for not said) at the latest today: without them the last 30 days, without one of them 30 days from or up to
 * the other. Refused where it runs backwards or is longer than five years.
 */
export function reportPeriod(
  { from, to }: { readonly from: string; readonly to: string },
  today: DayNumber,
): { readonly ok: true; readonly period: Period } | { readonly ok: false; readonly error: PeriodProblem } {
  const last = to !== '' ? dayNumber(to) : from === '' ? today : Math.max(today, dayNumber(from));
  const first = from !== '' ? dayNumber(from) : last - usualLength + 1;
  if (first > last) return { ok: false, error: 'backwards' };
  if (last - first + 1 > longestPeriod) return { ok: false, error: 'too-long' };
  return { ok: true, period: { first, last } };
}

/** The days that a period is compared with: as many days right before it, or the same days of the year before (28 February for the 29th). */
export function comparedPeriod({ first, last }: Period, comparison: Comparison): Period | null {
  if (comparison === 'none') return null;
  if (comparison === 'before') return { first: first - (last - first + 1), last: first - 1 };
  return { first: yearBefore(first), last: yearBefore(last) };
}

function yearBefore(day: DayNumber): DayNumber {
  const [year = '', month = '', date = ''] = dayText(day).split('-');
  const shifted = month === '02' && date === '29' ? '28' : date;
  return dayNumber(`${String(Number(year) - 1).padStart(4, '0')}-${month}-${shifted}`);
}

/** By how much an amount changed, in percent with one decimal; null where nothing stood before. */
export function changeInPercent(now: number, before: number): number | null {
  if (before === 0) return null;
  return Math.round(((now - before) / Math.abs(before)) * 1000) / 10;
}
