import { createContext, type RouterContextProvider } from 'react-router';
import type { Toolbox } from '#services/toolbox.ts';

/** Carries the request's toolbox to loaders and actions; `server/render.ts` sets it. */
export const toolboxContext = createContext<Toolbox | null>(null);

/** The nonce that the page's inline scripts carry; null for a page that is kept and carries hashes instead. */
export const nonceContext = createContext<string | null>(null);

/** The toolbox of the request that a loader or an action answers. */
export function toolboxOf(context: Readonly<RouterContextProvider>): Toolbox {
  const toolbox = context.get(toolboxContext);
  if (!toolbox) throw new Error('a page was rendered without a toolbox');
  return toolbox;
}
