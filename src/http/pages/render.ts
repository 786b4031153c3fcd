import {
  createRequestHandler,
  createStaticHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { isDocumentLoader } from './documents/document-loader.tsx';
import { nonceContext, requestContextKey } from './request-context-key.ts';

// The module's own type says `| undefined` where ServerBuild says optional.
const pages = (await import('virtual:react-router/server-build')) as ServerBuild;
const handle = createRequestHandler(pages, import.meta.env.MODE);

/**
 * All addresses without the layouts around them: the router would match those anew for each address that it tries. What is no document
 * is answered with null, and belongs to the router.
 */
const documents = createStaticHandler(
  Object.values(pages.routes).flatMap((route) => {
    if (!route) return [];
    const { id, path, index, module } = route;
    const loader = isDocumentLoader(module.loader) ? module.loader : () => null;
    if (index) return { id, index: true as const, loader };
    return path ? { id, path, loader } : [];
  }),
);

/** Addresses at which the router's client asks for data. */
const isForClient = ({ pathname }: URL) =>
  pathname.endsWith('.data') || pathname === pages.routeDiscovery.manifestPath;

export type RenderPage = (
  request: Request,
  options: { readonly ctx: RequestContext; readonly nonce: string | null },
) => Promise<Response>;

/** The one seam between server and pages: sets the context instances that belong to the bundled pages. */
export const render: RenderPage = async (request, { ctx, nonce }) => {
  const context = new RouterContextProvider();
  context.set(requestContextKey, ctx);
  context.set(nonceContext, nonce);
  if (request.method !== 'GET' || isForClient(new URL(request.url))) return handle(request, context);
  try {
    const document: unknown = await documents.queryRoute(request, { requestContext: context });
    if (document instanceof Response) return document;
  } catch (error) {
    // A visitor who has left, which the handler reports so, reads no answer.
    if (request.signal.aborted) return new Response(null, { status: 499 });
    throw error;
  }
  return handle(request, context);
};
