import { pathToMatch, WILDCARD } from './path-to-match.ts';

/** How an address is answered: moved for good (301), for now (302), or gone for good (410). */
export const redirectKinds = ['permanent', 'temporary', 'gone'] as const;
export type RedirectKind = (typeof redirectKinds)[number];

/** `source` as `pathToMatch` writes it; `target` a path of the shop or a whole address, '' for what is gone. */
export type Redirect = { readonly source: string; readonly target: string; readonly kind: RedirectKind };

/** What the wildcard of a source stands for in a path: '' for a source without one, null where the path is another one. */
export function wildcardPart(source: string, path: string): string | null {
  const at = source.indexOf(WILDCARD);
  if (at < 0) return source === path ? '' : null;
  const [start, end] = [source.slice(0, at), source.slice(at + 1)];
  if (end === '' && start === `${path}/`) return '';
  const fits = path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end);
  return fits ? path.slice(start.length, path.length - end.length) : null;
}

/** The redirect that answers for a path: the one without wildcard, else the longest. */
export function redirectFor<R extends Redirect>(redirects: readonly R[], path: string): R | null {
  const fitting = redirects.filter(({ source }) => wildcardPart(source, path) !== null);
  const rank = ({ source }: Redirect) => (source.includes(WILDCARD) ? source.length : Infinity);
  return fitting.reduce<R | null>((best, one) => (best && rank(best) >= rank(one) ? best : one), null);
}

const encoded = (part: string) => part.split('/').map(encodeURIComponent).join('/');

/** Where a redirect leads from a path that it answers for, with the query of the request (`?…` or '') unless it has its own. */
export function targetFrom({ source, target }: Redirect, path: string, search = ''): string {
  const whole = target.replace(WILDCARD, encoded(wildcardPart(source, path) ?? ''));
  if (search === '' || whole.includes('?')) return whole;
  const [address = '', fragment] = whole.split('#', 2);
  return address + search + (fragment === undefined ? '' : `#${fragment}`);
}

const MOST_HOPS = 20;

/**
 * Whether a new redirect would lead, over it and others, to an address that it answers for itself, or on and on. A wildcard is tried with a
 * word that stands in no address.
 */
export function leadsInCircles(added: Redirect, others: readonly Redirect[]): boolean {
  const all = [added, ...others];
  let path = added.source.replace(WILDCARD, 'qualsiasi');
  let next: Redirect | null = added;
  for (let hop = 0; next && hop < MOST_HOPS; hop += 1) {
    if (next.kind === 'gone' || !next.target.startsWith('/')) return false;
    path = pathToMatch(targetFrom(next, path));
    if (wildcardPart(added.source, path) !== null) return true;
    next = redirectFor(all, path);
  }
  return next !== null;
}
