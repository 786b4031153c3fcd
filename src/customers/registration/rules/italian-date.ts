import { calendarDay } from '#kit/text/rules/calendar-day.ts';

const typed = /^(\d{1,2})[./-](\d{1,2})[./-](\d{2}|\d{4})$/;

/** A two-digit year may lie this far ahead; beyond it the last century is meant. */
const YEARS_AHEAD = 20;

function fullYear(short: number, thisYear: number): number {
  const century = Math.floor(thisYear / 100) * 100;
  const near = century + short;
  return near > thisYear + YEARS_AHEAD ? near - 100 : near;
}

/** A date as it is typed in Italy (`21/11/26`, `21/11/2026`, `21.11.2026`) as `2026-11-21`; null for a day that does not exist. */
export function parseItalianDate(text: string, thisYear: number): string | null {
  const found = typed.exec(text.trim());
  if (!found) return null;
  const [, day, month, written = ''] = found;
  const year = written.length === 2 ? fullYear(Number(written), thisYear) : Number(written);
  return year < 1800 ? null : calendarDay(String(year), month, day);
}
