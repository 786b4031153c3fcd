import { createContext, type RouterContextProvider } from 'react-router';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { StaticData, StaticKey } from '#kit/ui/static/static-key.ts';

/** Carries the request context to loaders and actions; `render.ts` sets it. */
export const requestContextKey = createContext<RequestContext | null>(null);

/** The nonce that the shop's own inline scripts carry, which a cached page loses again; null while pages are developed. */
export const nonceContext = createContext<string | null>(null);

/** What loaders prepare for the static parts of the page; `render.ts` makes a new one for each request. */
export const staticDataContext = createContext<StaticData | null>(null);

/** The request context of the request that a loader or an action answers. */
export function requestContextOf(context: Readonly<RouterContextProvider>): RequestContext {
  const ctx = context.get(requestContextKey);
  if (!ctx) throw new Error('a page was rendered without a request context');
  return ctx;
}

/** Hands a static part its data, which is rendered on the server and sent as markup alone. */
export function prepareStatic<Data>(
  context: Readonly<RouterContextProvider>,
  key: StaticKey<Data>,
  data: Data,
): void {
  context.get(staticDataContext)?.set(key.name, data);
}
