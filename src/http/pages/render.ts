import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { nonceContext, requestContextKey } from './request-context-key.ts';

// The module's own type says `| undefined` where ServerBuild says optional.
const pages = (await import('virtual:react-router/server-build')) as ServerBuild;
const handle = createRequestHandler(pages, import.meta.env.MODE);

export type RenderPage = (
  request: Request,
  options: { readonly ctx: RequestContext; readonly nonce: string | null },
) => Promise<Response>;

/** The one seam between server and pages: sets the context instances that belong to the bundled pages. */
export const render: RenderPage = (request, { ctx, nonce }) => {
  const context = new RouterContextProvider();
  context.set(requestContextKey, ctx);
  context.set(nonceContext, nonce);
  return handle(request, context);
};
