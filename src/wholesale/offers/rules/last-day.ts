const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' });
const DAY_MS = 86_400_000;

/** The day of Rome at a moment, `YYYY-MM-DD`. */
export const romanDay = (at: Date): string => days.format(at);

/** The last day of something that holds for so many days from a moment on; '' for no end. */
export function lastDayAfter(now: Date, count: number): string {
  if (count === 0) return '';
  // Noon is the same day whatever the clocks do in between.
  const noon = new Date(`${romanDay(now)}T12:00:00Z`).getTime();
  return new Date(noon + count * DAY_MS).toISOString().slice(0, 10);
}
