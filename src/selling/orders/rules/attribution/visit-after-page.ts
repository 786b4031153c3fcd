import { noValue } from './attribution-fields.ts';
import { type CookiePairs, cookiePairsOf, cookieValueOf, type VisitCookie } from './visit-cookies.ts';
import { type VisitedPage, visitSource } from './visit-source.ts';

export type VisitState = Readonly<Partial<Record<VisitCookie, string>>>;

export type OpenedPage = {
  readonly page: VisitedPage & { readonly url: string };
  readonly referrer: (VisitedPage & { readonly url: string }) | null;
  readonly userAgent: string;
  /** `YYYY-MM-DD HH:mm:ss` in UTC (ATTR-10) */
  readonly now: string;
};

const count = (pairs: CookiePairs | null, name: string) => {
  const known = Number(pairs?.[name]);
  return Number.isSafeInteger(known) && known > 0 ? known : 0;
};

/** The cookies of a visit after one more page view: first values stay, the session's counters go up (ATTR-07, wire 8.2). */
export function visitAfterPage(
  before: VisitState,
  { page, referrer, userAgent, now }: OpenedPage,
): Readonly<Record<VisitCookie, string>> {
  const pairsOf = (name: VisitCookie) => (before[name] === undefined ? null : cookiePairsOf(before[name]));
  const session = pairsOf('sbjs_session');
  const user = pairsOf('sbjs_udata');
  const current = before.sbjs_current;
  const source = visitSource({
    page,
    referrer,
    inSession: session !== null,
    sourceKnown: current !== undefined || before.sbjs_first !== undefined,
  });
  const arrival = cookieValueOf({ fd: now, ep: page.url, rf: referrer?.url || noValue });
  const known = source ? cookieValueOf(source) : (current ?? before.sbjs_first ?? '');
  const added = source ? arrival : (before.sbjs_current_add ?? arrival);
  const visits = count(user, 'vst') + (session === null ? 1 : 0);
  return {
    sbjs_migrations: cookieValueOf({ '1418474375998': '1' }),
    sbjs_current_add: added,
    sbjs_first_add: before.sbjs_first_add ?? added,
    sbjs_current: known,
    sbjs_first: before.sbjs_first ?? known,
    sbjs_udata: cookieValueOf({ vst: String(Math.max(1, visits)), uip: noValue, uag: userAgent }),
    sbjs_session: cookieValueOf({ pgs: String(count(session, 'pgs') + 1), cpg: page.url }),
  };
}
