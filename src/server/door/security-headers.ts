import { hash } from 'node:crypto';

/** Headers that every answer of the shop carries; `https` shops are reached by https only from then on. */
export function securityHeaders(shopUrl: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), usb=(), interest-cohort=()',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(shopUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

/** What a page may load and run; `scripts` are the nonce or the hashes of its inline scripts. */
export function contentSecurityPolicy(scripts: readonly string[]): string {
  const sources = ["'self'", ...scripts.map((script) => `'${script}'`)].join(' ');
  return [
    "default-src 'self'",
    "img-src 'self' data:",
    "style-src 'self'",
    `script-src ${sources}`,
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');
}

/** The hashes of a page's inline scripts, for a page that is kept and so cannot carry a nonce. */
export function scriptHashes(html: Buffer): readonly string[] {
  const hashes = new Set<string>();
  // Byte by byte: what is hashed are bytes, and what is looked for is ASCII.
  for (let at = html.indexOf('<script'); at >= 0; at = html.indexOf('<script', at)) {
    const begin = html.indexOf('>', at) + 1;
    const end = html.indexOf('</script>', begin);
    if (begin === 0 || end < 0) break;
    const isInline = !/\ssrc=/.test(html.toString('latin1', at, begin));
    if (isInline) hashes.add(`sha256-${hash('sha256', html.subarray(begin, end), 'base64')}`);
    at = end;
  }
  return [...hashes];
}
