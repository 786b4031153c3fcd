import { createContext, type RouterContextProvider } from 'react-router';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import type { StaticData, StaticKey } from '#kit/ui/static/static-key.ts';

/** Carries the request's toolbox to loaders and actions; `server/render.ts` sets it. */
export const toolboxContext = createContext<Toolbox | null>(null);

/** The nonce that the shop's own inline scripts carry, which a cached page loses again; null while pages are developed. */
export const nonceContext = createContext<string | null>(null);

/** What loaders prepare for the static parts of the page; `server/render.ts` sets it anew for each request. */
export const staticDataContext = createContext<StaticData | null>(null);

/** Takes the bytes of a page that is kept, once and at once; null where an answer has a body. */
export const takeContext = createContext<((page: Buffer) => void) | null>(null);

/** The toolbox of the request that a loader or an action answers. */
export function toolboxOf(context: Readonly<RouterContextProvider>): Toolbox {
  const toolbox = context.get(toolboxContext);
  if (!toolbox) throw new Error('a page was rendered without a toolbox');
  return toolbox;
}

/** Hands a static part its data, which is drawn on the server and sent as markup alone. */
export function prepareStatic<Data>(
  context: Readonly<RouterContextProvider>,
  key: StaticKey<Data>,
  data: Data,
): void {
  context.get(staticDataContext)?.set(key.name, data);
}
