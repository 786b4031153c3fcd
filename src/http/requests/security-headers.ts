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

/**
 * What a page may load and run; `scripts` are the nonce or the hashes of its inline scripts. `origins` run a script of their own in the page, with
 * frames and calls; the styles that such a script writes carry the nonce of the page.
 */
export function contentSecurityPolicy(scripts: readonly string[], origins: readonly string[] = []): string {
  const quoted = scripts.map((script) => `'${script}'`);
  const sources = ["'self'", ...quoted, ...origins].join(' ');
  const own = ["'self'", ...origins].join(' ');
  const styles =
    origins.length > 0 ? ["'self'", ...quoted.filter((script) => script.startsWith("'nonce-"))] : ["'self'"];
  return [
    "default-src 'self'",
    "img-src 'self' data:",
    `style-src ${styles.join(' ')}`,
    `script-src ${sources}`,
    `connect-src ${own}`,
    ...(origins.length > 0 ? [`frame-src ${own}`] : []),
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');
}
