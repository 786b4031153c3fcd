const files = /\.[a-z0-9]{1,11}$/i;
// Addresses of APIs and files: clients write each in one way.
const notPages =
  /^\/(?:__manifest|assets|media|wp-json|wp-admin|healthz|readyz|metrics|\.well-known)(?:\/|$)/;
// Behind these a part of the path may be a key from an email, where case matters.
const ownPages = /^\/(?:checkout|my-account|staff)\//i;

const inLowerCase = (path: string) =>
  path.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part.toUpperCase() : part.toLowerCase(),
  );

/**
 * The canonical spelling of a page's path: lower case, a slash at the end, none twice. Null when the path is spelled so
 * already, or is none of a page.
 */
export function usualPath(path: string): string | null {
  if (path === '/' || notPages.test(path)) return null;
  const last = path.slice(path.lastIndexOf('/') + 1);
  if (files.test(last)) return null;
  const whole = `${path}/`.replace(/\/{2,}/g, '/');
  const area = ownPages.exec(whole)?.[0] ?? whole;
  const usual = inLowerCase(area) + whole.slice(area.length);
  return usual === path ? null : usual;
}
