import { createHash } from 'node:crypto';

const digests = new Map<string, string>();

/** Name of the session's cookie: one for each shop address. */
export function sessionCookieName(platform: string, shopUrl: string): string {
  // Every request asks for it, and a process has one address.
  const digest = digests.get(shopUrl) ?? createHash('md5').update(shopUrl).digest('hex');
  digests.set(shopUrl, digest);
  return `wp_${platform}_session_${digest}`;
}

/** The value of one cookie of a `Cookie` header; empty when it is not there. */
export function cookieValue(header: string, name: string): string {
  for (let at = header.indexOf(name); at !== -1; at = header.indexOf(name, at + 1)) {
    const begins = at === 0 || header[at - 1] === ' ' || header[at - 1] === ';';
    if (!begins || header[at + name.length] !== '=') continue;
    const from = at + name.length + 1;
    const to = header.indexOf(';', from);
    return header.slice(from, to === -1 ? undefined : to).trim();
  }
  return '';
}
