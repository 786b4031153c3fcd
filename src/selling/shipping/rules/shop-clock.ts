import type { Day } from './italian-holidays.ts';

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Rome',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** How far the clocks of the shop are ahead of UTC at a moment, in milliseconds. */
function aheadAt(at: number): number {
  const seconds = Math.floor(at / 1000) * 1000;
  return Date.parse(`${clock.format(seconds).replace(' ', 'T')}Z`) - seconds;
}

/** The day in the shop at a moment. */
export const shopDay = (at: number): Day => clock.format(at).slice(0, 10);

/** The moment of an hour of a day in the shop, 24 for its end; milliseconds. */
export function shopMoment(day: Day, hour: number): number {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000;
  return asUtc - aheadAt(asUtc - aheadAt(asUtc));
}
