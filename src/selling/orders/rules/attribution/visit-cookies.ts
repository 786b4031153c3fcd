import { lifetimeMonths, longestCookieValue, longestValue, sessionMinutes } from './attribution-limits.ts';

/** The cookies of a visit (wire 8.1). */
export const visitCookies = [
  'sbjs_migrations',
  'sbjs_current_add',
  'sbjs_first_add',
  'sbjs_current',
  'sbjs_first',
  'sbjs_udata',
  'sbjs_session',
] as const;
export type VisitCookie = (typeof visitCookies)[number];

/** The values of a cookie by short names. */
export type CookiePairs = Readonly<Record<string, string>>;

const divider = '|||';

/** Percent-encodes what a browser's own encoding leaves as it is, too. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /[!~*'()]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Pairs as a cookie's value; long ones are cut until all of them fit into a cookie. */
export function cookieValueOf(pairs: CookiePairs): string {
  for (let longest = longestValue; ; longest = Math.floor(longest / 2)) {
    const text = Object.entries(pairs)
      .map(([name, value]) => `${name}=${value.replaceAll(divider, ' ').slice(0, longest)}`)
      .join(divider);
    const value = encoded(text);
    if (value.length <= longestCookieValue || longest < 2) return value;
  }
}

/** The pairs of a cookie's value; none of one that cannot be read. */
export function cookiePairsOf(value: string): CookiePairs {
  let text: string;
  try {
    text = decodeURIComponent(value);
  } catch {
    return {};
  }
  const pairs = text.split(divider).flatMap((part): [string, string][] => {
    const at = part.indexOf('=');
    return at > 0 ? [[part.slice(0, at), part.slice(at + 1)]] : [];
  });
  return Object.fromEntries(pairs);
}

/** The domain that a shop's cookies are for, so that they serve its subdomains; null for a host that can have none. */
export function cookieDomain(host: string): string | null {
  const name = host.replace(/^www\./, '');
  return name.includes('.') && !/^[\d.]+$/.test(name) && !name.includes(':') ? `.${name}` : null;
}

/** A lifetime in months as minutes: a month has 30 days (ATTR-09). */
export function minutesOfMonths(months: number): number {
  return months * 30 * 24 * 60;
}

/** How long the cookies of a visit live after its last page, in seconds: the lifetime or the session, whichever is longer (ATTR-09, ATTR-10). */
export function cookieSeconds(months = lifetimeMonths, session = sessionMinutes): number {
  return Math.round(Math.max(minutesOfMonths(months), session) * 60);
}
