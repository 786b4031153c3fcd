import type { PolicySources } from '#foundation/payment-provider/rules/policy-sources.ts';

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
 * What a page may load and run; `scripts` are the nonce or the hashes of its inline scripts. `foreign` are the scripts of other houses that run in
 * it; the styles that such a script writes carry the nonce of the page. `framedBy`: which pages may show it in a frame.
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  foreign: readonly PolicySources[] = [],
  framedBy: 'none' | 'self' = 'none',
): string {
  const quoted = scripts.map((script) => `'${script}'`);
  const nonces = foreign.length > 0 ? quoted.filter((script) => script.startsWith("'nonce-")) : [];
  const directive = (name: keyof PolicySources, own: readonly string[] = []) =>
    [name, "'self'", ...own, ...new Set(foreign.flatMap((sources) => sources[name]))].join(' ');
  return [
    "default-src 'self'",
    directive('img-src', ['data:']),
    directive('style-src', nonces),
    directive('script-src', quoted),
    directive('connect-src'),
    ...(foreign.length > 0 ? [directive('frame-src')] : []),
    `frame-ancestors '${framedBy}'`,
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');
}
