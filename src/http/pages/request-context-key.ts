import { createContext, type RouterContextProvider } from 'react-router';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** Carries the request context to loaders and actions; `render.ts` sets it. */
export const requestContextKey = createContext<RequestContext | null>(null);

/** The nonce that the shop's own inline scripts carry, which a cached page loses again; null while pages are developed. */
export const nonceContext = createContext<string | null>(null);

/** The request context of the request that a loader or an action answers. */
export function requestContextOf(context: Readonly<RouterContextProvider>): RequestContext {
  const ctx = context.get(requestContextKey);
  if (!ctx) throw new Error('a page was rendered without a request context');
  return ctx;
}
