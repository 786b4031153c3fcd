import { type VisitState, visitAfterPage } from '../../rules/attribution/visit-after-page.ts';
import {
  cookieDomain,
  cookieSeconds,
  type VisitCookie,
  visitCookies,
} from '../../rules/attribution/visit-cookies.ts';

const scope = () => {
  const domain = cookieDomain(window.location.hostname);
  return `path=/; samesite=lax${domain === null ? '' : `; domain=${domain}`}`;
};

const isVisitCookie = (name: string): name is VisitCookie => visitCookies.some((known) => known === name);

function readVisit(): VisitState {
  const found = document.cookie.split('; ').flatMap((pair): [VisitCookie, string][] => {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    return at > 0 && isVisitCookie(name) ? [[name, pair.slice(at + 1)]] : [];
  });
  return Object.fromEntries(found);
}

function write(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: values are percent-encoded, and the page that follows must find them
  document.cookie = cookie;
}

function clearVisit(): void {
  for (const name of visitCookies) {
    write(`${name}=; path=/; max-age=0`);
    write(`${name}=; ${scope()}; max-age=0`);
  }
}

function pageAt(address: string) {
  const url = URL.parse(address);
  return (
    url && {
      url: url.href,
      host: url.hostname,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
    }
  );
}

let visit: VisitState | null = null;

/** Records a page view in the visit's cookies, once per page; null and no cookies where that is not allowed (ATTR-07, ATTR-08). */
export function trackVisit(allowed: boolean): VisitState | null {
  if (!allowed) {
    clearVisit();
    visit = null;
    return null;
  }
  if (visit) return visit;
  const page = pageAt(window.location.href);
  if (!page) return null;
  const cookies = visitAfterPage(readVisit(), {
    page,
    referrer: pageAt(document.referrer),
    userAgent: navigator.userAgent,
    now: new Date().toISOString().slice(0, 19).replace('T', ' '),
  });
  const lives = `${scope()}; max-age=${cookieSeconds()}`;
  for (const name of visitCookies) write(`${name}=${cookies[name]}; ${lives}`);
  visit = cookies;
  return visit;
}
