import { lifetimeMonths, sessionMinutes } from './attribution-limits.ts';

/** A lifetime in months as minutes: a month has 30 days (ATTR-09). */
export function minutesOfMonths(months: number): number {
  return months * 30 * 24 * 60;
}

/** How long the cookies of a visit live after its last page, in seconds: the lifetime or the session, whichever is longer (ATTR-09, ATTR-10). */
export function cookieSeconds(months = lifetimeMonths, session = sessionMinutes): number {
  return Math.round(Math.max(minutesOfMonths(months), session) * 60);
}
