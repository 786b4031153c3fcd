import { randomUUID } from 'node:crypto';
import type { Audience } from '#foundation/visitor/rules/visitor.ts';
import type { House } from '#http/requests/house.ts';
import { audienceToolbox } from '#http/requests/request-toolbox.ts';
import { securityHeaders } from '#http/requests/security-headers.ts';
import { type KeptPage, keptPage, type PageContent, pageContent } from './kept-page.ts';
import { ownScriptMark } from './own-scripts.ts';
import type { MadePage } from './page-store.ts';

/** Makes a public page for an audience, for nobody in particular; null when it must not be kept. */
export async function makePage(
  house: House,
  address: string,
  audience: Audience,
): Promise<MadePage<KeptPage> | null> {
  const begun = performance.now();
  const requestId = randomUUID();
  const toolbox = await audienceToolbox(house, audience, requestId);
  let content: PageContent | undefined;
  const response = await house.render(new Request(new URL(address, house.shopUrl)), {
    toolbox,
    nonce: ownScriptMark,
    take: (html) => {
      content = pageContent(html);
    },
  });
  // A failure is not remembered: the next visitor tries again.
  if (response.status >= 500) throw new Error(`a public page was answered with ${response.status}`);
  const { reply } = toolbox;
  const isPage = response.status === 200 && response.headers.get('content-type')?.startsWith('text/html');
  const isPersonal = !reply.mayBeKept || reply.cookies.length > 0 || response.headers.has('set-cookie');
  if (!isPage || isPersonal) return null;
  const page = keptPage({
    content: content ?? pageContent(Buffer.from(await response.arrayBuffer())),
    headers: response.headers,
    everywhere: securityHeaders(house.shopUrl),
  });
  const ms = Math.round(performance.now() - begun);
  house.log.info({ requestId, path: address.split('?', 1)[0], audience: audience.key, ms }, 'page made');
  return { page, products: reply.products, bytes: page.bytes };
}
