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
import { MarkupContext } from '#kit/ui/static/cached-markup.tsx';
import { type LeaveOut, LeaveOutContext, StaticDataContext } from '#kit/ui/static/static-part.tsx';
import { CollectedBytes } from './collected-bytes.ts';
import { NonceContext } from './font-styles.tsx';
import { markupCache } from './frames/markup-cache.tsx';
import { isFramed, type RenderWhole, writeFramed } from './frames/write-framed.tsx';
import { oneRenderPerTick } from './one-render-per-tick.ts';
import { nonceContext, requestContextOf, staticDataContext, takeContext } from './request-context-key.ts';
import { scriptsAfterPaint } from './scripts-after-paint.ts';

const longestRenderMs = 6_000;

/** A page of the router before it is rendered. */
type Page = {
  readonly entry: EntryContext;
  readonly url: string;
  readonly nonce: string | null;
  readonly context: Readonly<RouterContextProvider>;
};

/** Writes a page: at once and whole when it is cached or read by a machine, as it comes for everybody else. */
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
  const page = { entry, url: request.url, nonce, context };
  const take = context.get(takeContext);
  if (take) return handOver(page, take, { status, headers });
  if (nonce === null || isbot(request.headers.get('user-agent') ?? ''))
    return answerWhole(page, { status, headers });
  return answerAsItComes(page, { status, headers }, request.signal);
}

function elementOf({ entry, url, nonce, context }: Page, leaveOut: LeaveOut | null = null) {
  return (
    <StaticDataContext value={context.get(staticDataContext)}>
      <LeaveOutContext value={leaveOut}>
        <NonceContext value={nonce}>
          <MarkupContext value={markupCache(localeOf(context))}>
            <ServerRouter context={entry} url={url} {...noncePart(nonce)} />
          </MarkupContext>
        </NonceContext>
      </LeaveOutContext>
    </StaticDataContext>
  );
}

const noncePart = (nonce: string | null) => (nonce === null ? {} : { nonce });

/** Hands the bytes of a page to the page cache; the answer has no body. */
async function handOver(page: Page, take: (page: Buffer) => void, answer: ResponseInit): Promise<Response> {
  const { entry, context } = page;
  const data = context.get(staticDataContext);
  await oneRenderPerTick();
  if (data && isFramed(entry)) {
    const renderFrame: RenderWhole = (marked, leaveOut) =>
      renderWhole({ ...page, entry: marked }, leaveOut, (bytes) => bytes.toString());
    await writeFramed({ entry, data, locale: localeOf(context), nonce: page.nonce }, renderFrame, take);
  } else {
    await renderWhole(page, null, (bytes) => {
      if (answer.status === 200) take(scriptsAfterPaint(bytes, page.nonce));
    });
  }
  return new Response(null, answer);
}

async function answerWhole(page: Page, answer: ResponseInit): Promise<Response> {
  return new Response(await renderWhole(page, null, (bytes) => Buffer.from(bytes)), answer);
}

/** Renders the whole page before anything is done with it; the bytes are valid while `use` runs. */
function renderWhole<Result>(
  page: Page,
  leaveOut: LeaveOut | null,
  use: (bytes: Buffer<ArrayBuffer>) => Result,
): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const { pipe, abort } = renderToPipeableStream(elementOf(page, leaveOut), {
    ...noncePart(page.nonce),
    onAllReady: () => pipe(new CollectedBytes((bytes) => resolve(use(bytes)))),
    onError: reject,
  });
  const giveUp = setTimeout(abort, longestRenderMs);
  return promise.finally(() => clearTimeout(giveUp));
}

/** Streams a page as soon as its beginning is rendered. */
function answerAsItComes(page: Page, answer: ResponseInit, signal: AbortSignal): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  let { status = 200 } = answer;
  let isSent = false;
  const { pipe, abort } = renderToPipeableStream(elementOf(page), {
    ...noncePart(page.nonce),
    onShellReady() {
      isSent = true;
      const body = new PassThrough({
        final(done) {
          clearTimeout(giveUp);
          done();
        },
      });
      pipe(body);
      resolve(new Response(createReadableStreamFromReadable(body), { ...answer, status }));
    },
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

const localeOf = (context: Readonly<RouterContextProvider>) =>
  requestContextOf(context).visitor.audience.locale;

function report(error: unknown, context: Readonly<RouterContextProvider>) {
  requestContextOf(context).log.error({ err: error }, 'a page failed');
}

/** Logs what loaders, actions and screens throw, except unknown addresses and visitors who left. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  report(error, context);
};
