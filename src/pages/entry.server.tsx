import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { MarkupContext } from '#ui/static/kept-markup.tsx';
import { StaticDataContext } from '#ui/static/static-part.tsx';
import { CollectedBytes } from './collected-bytes.ts';
import { NonceContext } from './font-styles.tsx';
import { markupKeeper } from './markup-keeper.tsx';
import { scriptsAfterPaint } from './scripts-after-paint.ts';
import { nonceContext, staticDataContext, takeContext, toolboxOf } from './toolbox-context.ts';

const longestRenderMs = 6_000;

/** Writes a page: at once and whole when it is kept or read by a machine, as it comes for everybody else. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const nonce = context.get(nonceContext);
  const take = context.get(takeContext);
  const carried = nonce === null ? {} : { nonce };
  const whole = nonce === null || isbot(request.headers.get('user-agent') ?? '');
  return new Promise((resolve, reject) => {
    let outcome = status;
    let shellSent = false;
    const answer = (body: BodyInit | null) => resolve(new Response(body, { status: outcome, headers }));
    const { pipe, abort } = renderToPipeableStream(
      <StaticDataContext value={context.get(staticDataContext)}>
        <NonceContext value={nonce}>
          <MarkupContext value={markupKeeper(toolboxOf(context).visitor.audience.locale)}>
            <ServerRouter context={entry} url={request.url} {...carried} />
          </MarkupContext>
        </NonceContext>
      </StaticDataContext>,
      {
        ...carried,
        onShellReady() {
          shellSent = true;
          if (whole) return;
          const body = new PassThrough({
            final(done) {
              clearTimeout(giveUp);
              done();
            },
          });
          pipe(body);
          answer(createReadableStreamFromReadable(body));
        },
        onAllReady() {
          if (!whole) return;
          clearTimeout(giveUp);
          pipe(
            new CollectedBytes((page) => {
              if (!take) return answer(Buffer.from(page));
              if (outcome === 200) take(scriptsAfterPaint(page));
              answer(null);
            }),
          );
        },
        onShellError(error: unknown) {
          clearTimeout(giveUp);
          reject(error);
        },
        onError(error: unknown) {
          outcome = 500;
          if (shellSent && !request.signal.aborted) report(error, context);
        },
      },
    );
    const giveUp = setTimeout(abort, longestRenderMs);
    giveUp.unref();
  });
}

function report(error: unknown, context: Readonly<RouterContextProvider>) {
  toolboxOf(context).log.error({ err: error }, 'a page failed');
}

/** Hears of what loaders, actions and screens throw; addresses that do not exist and visitors who left are no news. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  report(error, context);
};
