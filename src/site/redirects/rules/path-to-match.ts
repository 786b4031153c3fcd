/** Longest path and longest target of a redirect, in characters. */
export const LONGEST_ADDRESS = 500;

/** Stands for any characters of a path, at most once in it. */
export const WILDCARD = '*';

/** The path of an address without its host, query and fragment. */
const pathOf = (address: string) => address.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');

/**
 * A path as redirects are found by it: decoded, in lower case, without a slash at its end; '' where it cannot be read, or is no path.
 * `/Ricambi/Filtri%20olio/` and `https://www.example.it/ricambi/filtri olio?x=1` are both `/ricambi/filtri olio`.
 */
export function pathToMatch(address: string): string {
  const path = pathOf(address.trim());
  if (!path.startsWith('/')) return '';
  try {
    const decoded = decodeURIComponent(path).normalize().toLowerCase();
    if (/\p{Cc}/u.test(decoded)) return '';
    return decoded.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  } catch {
    return '';
  }
}

// Addresses that never come to the page for what is missing, or that hold keys of persons.
const ownAreas =
  /^\/(?:staff|wp-json|wp-admin|my-account|checkout|media|assets|\.well-known|healthz|readyz|metrics)(?:\/|$)/;

/** Whether a path belongs to an area of the shop itself, where redirects count for nothing. */
export const isOwnArea = (path: string) => ownAreas.test(`${path}/`);
