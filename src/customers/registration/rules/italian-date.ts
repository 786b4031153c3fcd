const typed = /^(\d{1,2})[./-](\d{1,2})[./-](\d{2}|\d{4})$/;

/** A two-digit year may lie this far ahead; beyond it the last century is meant. */
const YEARS_AHEAD = 20;

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

function daysIn(month: number, year: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function fullYear(short: number, thisYear: number): number {
  const century = Math.floor(thisYear / 100) * 100;
  const near = century + short;
  return near > thisYear + YEARS_AHEAD ? near - 100 : near;
}

const padded = (number: number, digits: number) => String(number).padStart(digits, '0');

/** A date as it is typed in Italy (`21/11/26`, `21/11/2026`, `21.11.2026`) as `2026-11-21`; null for a day that does not exist. */
export function parseItalianDate(text: string, thisYear: number): string | null {
  const found = typed.exec(text.trim());
  if (!found) return null;
  const [day, month] = [Number(found[1]), Number(found[2])];
  const written = found[3] ?? '';
  const year = written.length === 2 ? fullYear(Number(written), thisYear) : Number(written);
  if (year < 1800 || month < 1 || month > 12 || day < 1 || day > daysIn(month, year)) return null;
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

/** A date `2026-11-21` as the picker writes it and people read it: dd/mm/yy with the year in four digits, 21/11/2026 (SITE-26). */
export function printItalianDate(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${day}/${month}/${year}`;
}
