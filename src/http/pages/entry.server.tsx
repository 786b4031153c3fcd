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
import { NonceContext } from './font-styles.tsx';
import { nonceContext, requestContextOf } from './request-context-key.ts';

const longestRenderMs = 6_000;

/** A page of the router before it is rendered. */
type Page = {
  readonly entry: EntryContext;
  readonly url: string;
  readonly nonce: string | null;
  readonly context: Readonly<RouterContextProvider>;
};

/** Writes a page that the router hydrates: whole when it is read by a machine, as it comes for everybody else. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const page = { entry, url: request.url, nonce: context.get(nonceContext), context };
  const isForMachines = page.nonce === null || isbot(request.headers.get('user-agent') ?? '');
  return answer(page, { status, headers }, { isWhole: isForMachines, signal: request.signal });
}

function elementOf({ entry, url, nonce }: Page) {
  return (
    <NonceContext value={nonce}>
      <ServerRouter context={entry} url={url} {...noncePart(nonce)} />
    </NonceContext>
  );
}

const noncePart = (nonce: string | null) => (nonce === null ? {} : { nonce });

function answer(
  page: Page,
  init: ResponseInit,
  { isWhole, signal }: { isWhole: boolean; signal: AbortSignal },
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  let { status = 200 } = init;
  let isSent = false;
  const send = () => {
    isSent = true;
    const body = new PassThrough({
      final(done) {
        clearTimeout(giveUp);
        done();
      },
    });
    pipe(body);
    resolve(new Response(createReadableStreamFromReadable(body), { ...init, status }));
  };
  const { pipe, abort } = renderToPipeableStream(elementOf(page), {
    ...noncePart(page.nonce),
    [isWhole ? 'onAllReady' : 'onShellReady']: send,
    onShellError(error: unknown) {
      clearTimeout(giveUp);
      reject(error);
    },
    onError(error: unknown) {
      status = 500;
      if (isSent && !signal.aborted) report(error, page.context);
    },
  });
  const giveUp = setTimeout(abort, longestRenderMs);
  giveUp.unref();
  return promise;
}

function report(error: unknown, context: Readonly<RouterContextProvider>) {
  requestContextOf(context).log.error({ err: error }, 'a page failed');
}

/** Logs what loaders, actions and screens throw, except unknown addresses and visitors who left. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  report(error, context);
};
