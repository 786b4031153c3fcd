import { randomUUID } from 'node:crypto';
import type { Audience } from '#foundation/visitor/rules/visitor.ts';
import type { AppServices } from '#http/requests/app-services.ts';
import { createAudienceContext } from '#http/requests/create-request-context.ts';
import { securityHeaders } from '#http/requests/security-headers.ts';
import { type CachedPage, cachedPage, pageContent } from './cached-page.ts';
import { ownScriptMark } from './own-scripts.ts';
import type { MadePage } from './page-store.ts';

/** Renders a public page for an audience, without a visitor's own data; null when it must not be cached. */
export async function makePage(
  services: AppServices,
  address: string,
  audience: Audience,
): Promise<MadePage<CachedPage> | null> {
  const begun = performance.now();
  const requestId = randomUUID();
  const ctx = await createAudienceContext(services, audience, requestId);
  const response = await services.render(new Request(new URL(address, services.shopUrl)), {
    ctx,
    nonce: ownScriptMark,
  });
  // A failure is not cached: the next visitor's request retries.
  if (response.status >= 500) throw new Error(`a public page was answered with ${response.status}`);
  const { reply } = ctx;
  const isPage = response.status === 200 && response.headers.get('content-type')?.startsWith('text/html');
  const isPersonal = !reply.mayBeCached || reply.cookies.length > 0 || response.headers.has('set-cookie');
  if (!isPage || isPersonal) return null;
  const page = cachedPage({
    content: pageContent(Buffer.from(await response.arrayBuffer())),
    headers: response.headers,
    everywhere: securityHeaders(services.shopUrl),
  });
  const ms = Math.round(performance.now() - begun);
  services.log.info({ requestId, path: address.split('?', 1)[0], audience: audience.key, ms }, 'page made');
  return { page, products: reply.products, bytes: page.bytes, until: reply.until };
}
