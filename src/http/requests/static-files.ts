import { relative } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const A_YEAR = 'public, max-age=31536000, immutable';

/** A mark of the file that an answer sends: its size, whole, and when it was written. */
function markOf(headers: Headers): string {
  const size = headers.get('content-range')?.split('/')[1] ?? headers.get('content-length') ?? '';
  const written = Date.parse(headers.get('last-modified') ?? '');
  return `"${Number(size).toString(36)}-${written.toString(36)}"`;
}

function isKnown(marks: string, etag: string): boolean {
  return marks.split(',').some((mark) => mark.trim().replace(/^W\//, '') === etag);
}

/**
 * Files of one folder. Those with a digest of their content in the name are cached for good; a path that names no file
 * goes on to the next handler. Compressed siblings (`.br`, `.gz`) are sent to clients that accept them.
 */
export function staticFiles(options: {
  folder: string;
  rewrite?: (path: string) => string;
  cacheControl?: string;
}): MiddlewareHandler {
  const serve = serveStatic({
    root: relative(process.cwd(), options.folder) || '.',
    precompressed: true,
    ...(options.rewrite ? { rewriteRequestPath: options.rewrite } : {}),
  });
  return async (context, next) => {
    const answer = await serve(context, next);
    if (!(answer instanceof Response) || !answer.headers.has('last-modified')) return answer;
    const headers = new Headers(answer.headers);
    const etag = markOf(headers);
    headers.set('etag', etag);
    headers.set('cache-control', options.cacheControl ?? A_YEAR);
    if (!isKnown(context.req.header('if-none-match') ?? '', etag)) {
      return new Response(answer.body, { status: answer.status, headers });
    }
    await answer.body?.cancel();
    for (const name of ['content-length', 'content-type', 'content-encoding', 'content-range']) {
      headers.delete(name);
    }
    return new Response(null, { status: 304, headers });
  };
}
