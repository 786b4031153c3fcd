import { type Cents, toCents } from '#foundation/money/rules/cents.ts';
import { calendarDay, isDay } from '#kit/text/rules/calendar-day.ts';

const mostCents = 1_000_000_000;

/** The cents of an amount by its digits; null for one beyond what an order can cost, and for parts of a cent. */
export function centsOf(whole: string, decimals: string): Cents | null {
  // More decimals than a cent has are zeros: `12,5000`.
  const hundredths = /^(\d{0,2})0*$/.exec(decimals)?.[1];
  const cents = hundredths === undefined ? Number.NaN : Number(whole + hundredths.padEnd(2, '0'));
  return cents <= mostCents ? toCents(cents) : null;
}

/**
 * A signed amount as banks and couriers write it, in cents: `1.234,56`, `1,234.56`, `+12,5`, `12,00-`, `(12,00)`, `EUR 12`, `12,00 €`;
 * null for what is no amount. One separator with three digits after it divides thousands.
 */
export function readCellAmount(text: string): Cents | null {
  const bare = text
    .replace(/[\s'’\u00a0]/g, '')
    .replace(/eur(?:o)?|€/gi, '')
    .replace(/[−–]/g, '-');
  const [, open, sign, digits, last, close] = /^(\()?([+-]?)([\d.,]+)([+-]?)(\))?$/.exec(bare) ?? [];
  if (digits === undefined) return null;
  const cents = readDigits(digits);
  if (cents === null) return null;
  const isBelow = sign === '-' || last === '-' || (open !== undefined && close !== undefined);
  return toCents(isBelow ? -cents : cents);
}

function readDigits(text: string): Cents | null {
  const at = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  const decimals = at < 0 ? '' : text.slice(at + 1);
  const sign = text[at] ?? '';
  const isThousands = decimals.length === 3 && (sign === '.' || text.split(sign).length > 2);
  const grouped = at < 0 || isThousands ? text : text.slice(0, at);
  if (!/^(?:\d{1,9}|\d{1,3}(?:[.,]\d{3}){1,2})$/.test(grouped)) return null;
  const whole = grouped.replace(/[.,]/g, '');
  return centsOf(whole, isThousands ? '' : decimals);
}

const serialDayZero = Date.UTC(1899, 11, 30);

/** A day as banks and couriers write it, as `YYYY-MM-DD`: `12/11/2026`, `12.11.26`, `2026-11-12T…`, `20261112`, the serial number of a spreadsheet; null for none. */
export function readCellDay(text: string): string | null {
  const bare = text.trim();
  const italian = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:[\sT,].*)?$/.exec(bare);
  if (italian) return dayOf(italian[3], italian[2], italian[1]);
  const iso =
    /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[\sT+Z].*)?$/.exec(bare) ?? /^(20\d\d)(\d\d)(\d\d)$/.exec(bare);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  if (!/^[34]\d{4}(?:[.,]\d+)?$/.test(bare)) return null;
  return new Date(serialDayZero + Number.parseInt(bare, 10) * 86_400_000).toISOString().slice(0, 10);
}

function dayOf(year = '', month = '', day = ''): string | null {
  const text = calendarDay(year.length === 2 ? `20${year}` : year, month, day);
  return text !== null && isDay(text) ? text : null;
}
