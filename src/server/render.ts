import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { nonceContext, staticDataContext, takeContext, toolboxContext } from '#pages/toolbox-context.ts';
import type { Toolbox } from '#services/toolbox.ts';

// The module's own type says `| undefined` where ServerBuild says optional.
const pages = (await import('virtual:react-router/server-build')) as ServerBuild;
const handle = createRequestHandler(pages, import.meta.env.MODE);

export type RenderPage = (
  request: Request,
  options: {
    readonly toolbox: Toolbox;
    readonly nonce: string | null;
    /** takes a page that is kept at once, in the place of the answer's body; the bytes are good for this moment only */
    readonly take?: (page: Buffer) => void;
  },
) => Promise<Response>;

/** The one seam between server and pages: sets the context instances that belong to the bundled pages. */
export const render: RenderPage = (request, { toolbox, nonce, take }) => {
  const context = new RouterContextProvider();
  context.set(toolboxContext, toolbox);
  context.set(nonceContext, nonce);
  context.set(staticDataContext, new Map());
  if (take) context.set(takeContext, take);
  return handle(request, context);
};
