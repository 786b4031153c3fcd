import { z } from 'zod';

const zone = 'Europe/Rome';
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });

const localTextOf = (at: number | Date) => clock.format(at).replace(' ', 'T');

/** A moment as the shop's clock shows it, `2026-03-01T09:30:00`; null for none. */
export const localDate = (at: Date | null) => at && localTextOf(at);

/** A moment in UTC, without the letter that says so; null for none. */
export const utcDate = (at: Date | null) => at?.toISOString().slice(0, 19) ?? null;

/** A date as a program writes it: with a zone it is a moment, without one the shop's clock or UTC decides. */
export type SentDate = { readonly text: string; readonly hasZone: boolean };

const shape = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** A date in ISO 8601. */
export const sentDate = z.preprocess(
  (sent, { issues }) => {
    const text = typeof sent === 'string' ? sent.trim().replace(' ', 'T') : '';
    const zoned = shape.exec(text)?.[1] !== undefined;
    const whole = text.includes('T') ? text : `${text}T00:00:00`;
    if (shape.test(text) && !Number.isNaN(Date.parse(zoned ? whole : `${whole}Z`))) {
      return { text: whole, hasZone: zoned };
    }
    issues.push({ code: 'invalid_format', format: 'date-time', input: String(sent) });
    return z.NEVER;
  },
  z.custom<SentDate>().meta({ type: 'string', format: 'date-time' }),
);

/** How far the shop's clock is ahead of UTC, in milliseconds. */
function aheadAt(at: number): number {
  const seconds = Math.floor(at / 1000) * 1000;
  return Date.parse(`${localTextOf(seconds)}Z`) - seconds;
}

/** The moment of a date; without a zone of its own it is of UTC or of the shop's clock. */
export function momentOf({ text, hasZone }: SentDate, isUtc: boolean): Date {
  if (hasZone) return new Date(text);
  const utc = Date.parse(`${text}Z`);
  return new Date(isUtc ? utc : utc - aheadAt(utc - aheadAt(utc)));
}
