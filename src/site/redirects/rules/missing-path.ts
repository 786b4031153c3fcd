import { isOwnArea, LONGEST_ADDRESS, pathToMatch } from './path-to-match.ts';

/** Most addresses without a page that are stored; of more the rare and old ones go. */
export const MOST_MISSING = 5000;
export const LONGEST_REFERRER = 300;

// What programs try that look for holes in other software: no page was ever there, and no visitor wanted one.
const probes =
  /(?:^|\/)(?:\.[a-z_-]|wp-|xmlrpc|cgi-bin|phpmyadmin|vendor\/phpunit)|\.(?:env|git|sql|bak|asp|aspx|jsp|cgi|sh)$|[<>"'\\]|\.\.\//;
const mayNameSomebody = /@/;

/** The path under which a request in vain is counted; null for what is none of a visitor's, or may hold a key or a person's address. */
export function missingPath(pathname: string): string | null {
  const path = pathToMatch(pathname);
  const counts =
    path !== '' &&
    path.length <= LONGEST_ADDRESS &&
    !isOwnArea(path) &&
    !probes.test(path) &&
    !mayNameSomebody.test(path);
  return counts ? path : null;
}

/** The page that a link stood on, without its query and fragment; '' where the browser does not say or it is no web address. */
export function referrerOf(header: string | null): string {
  const [page = ''] = (header ?? '').split(/[?#]/, 1);
  const isPage = /^https?:\/\/[^\s/]+(?:\/|$)/i.test(page) && !/[\p{Cc}@]/u.test(page);
  return isPage && page.length <= LONGEST_REFERRER ? page : '';
}
