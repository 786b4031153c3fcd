import type { Day } from './italian-holidays.ts';

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Rome',
  dateStyle: 'short',
  timeStyle: 'medium',
});

const HOUR_MS = 3_600_000;
const REMEMBERED = 500;
const aheadByHour = new Map<number, number>();

/** How far the clocks of the shop are ahead of UTC at a moment, in milliseconds; they are changed at full hours. */
function aheadAt(at: number): number {
  const hour = Math.floor(at / HOUR_MS);
  const known = aheadByHour.get(hour);
  if (known !== undefined) return known;
  const ahead = Date.parse(`${clock.format(hour * HOUR_MS).replace(' ', 'T')}Z`) - hour * HOUR_MS;
  // Each cart asks several times for the hours of today.
  if (aheadByHour.size >= REMEMBERED) aheadByHour.clear();
  aheadByHour.set(hour, ahead);
  return ahead;
}

/** The day in the shop at a moment. */
export const shopDay = (at: number): Day => new Date(at + aheadAt(at)).toISOString().slice(0, 10);

/** The moment of an hour of a day in the shop, 24 for its end; milliseconds. */
export function shopMoment(day: Day, hour: number): number {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS;
  return asUtc - aheadAt(asUtc - aheadAt(asUtc));
}
