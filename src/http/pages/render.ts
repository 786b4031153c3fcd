import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { nonceContext, requestContextKey, staticDataContext, takeContext } from './request-context-key.ts';

// The module's own type says `| undefined` where ServerBuild says optional.
const pages = (await import('virtual:react-router/server-build')) as ServerBuild;

/** The pages without those of accounts and staff: the router goes through all of its pages more than once per request. */
function storefrontOf(all: ServerBuild): ServerBuild {
  const inStorefront = ([id]: [string, unknown]) => !id.startsWith('account/') && !id.startsWith('staff/');
  const only = <T>(routes: Record<string, T>) =>
    Object.fromEntries(Object.entries(routes).filter(inStorefront));
  return { ...all, routes: only(all.routes), assets: { ...all.assets, routes: only(all.assets.routes) } };
}

const handleAny = createRequestHandler(pages, import.meta.env.MODE);
const takeCached = createRequestHandler(storefrontOf(pages), import.meta.env.MODE);

export type RenderPage = (
  request: Request,
  options: {
    readonly ctx: RequestContext;
    readonly nonce: string | null;
    /** takes a cached page at once, instead of the answer's body; the bytes are valid during the call only */
    readonly take?: (page: Buffer) => void;
  },
) => Promise<Response>;

/** The one seam between server and pages: sets the context instances that belong to the bundled pages. */
export const render: RenderPage = (request, { ctx, nonce, take }) => {
  const context = new RouterContextProvider();
  context.set(requestContextKey, ctx);
  context.set(nonceContext, nonce);
  context.set(staticDataContext, new Map());
  if (take) context.set(takeContext, take);
  return take ? takeCached(request, context) : handleAny(request, context);
};
