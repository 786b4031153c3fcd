import { toCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import type { StaffMessages } from '#messages/staff-messages-for.ts';
import type { FigureKind } from '../../rules/figure-reports.ts';

/** A figure as it is read; a dash for none. */
export function writtenFigure(
  kind: FigureKind,
  value: number | null | undefined,
  words: StaffMessages['staffFigures'],
  locale: 'it' | 'en',
): string {
  if (value === null || value === undefined) return '–';
  if (kind === 'money') return formatEuro(toCents(value), locale);
  const number = (value_: number) => value_.toLocaleString(locale, { useGrouping: 'always' });
  if (kind === 'percent') return `${number(value / 10)} %`;
  if (kind === 'hours') return words.hours(number(value));
  return kind === 'days' ? words.days(number(value)) : number(value);
}
