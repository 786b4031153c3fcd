import { stat } from 'node:fs/promises';
import { relative } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, MiddlewareHandler } from 'hono';

const A_YEAR = 'public, max-age=31536000, immutable';

function isNewest(context: Context, etag: string | undefined): boolean {
  const known = context.req.header('if-none-match');
  if (!etag || !known) return false;
  return known.split(',').some((mark) => mark.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''));
}

/**
 * Files of one folder. What carries the mark of its content in its name is kept for good; a path that names no file
 * goes on to the next handler. Compressed sisters (`.br`, `.gz`) are sent to whoever can read them.
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
    async onFound(path, context) {
      const { size, mtimeMs } = await stat(path);
      context.header('etag', `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`);
      context.header('cache-control', options.cacheControl ?? A_YEAR);
    },
  });
  return async (context, next) => {
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD') return next();
    const answer = await serve(context, next);
    if (!(answer instanceof Response)) return answer;
    const etag = answer.headers.get('etag') ?? undefined;
    if (!isNewest(context, etag)) return answer;
    await answer.body?.cancel();
    const headers = new Headers(answer.headers);
    for (const name of ['content-length', 'content-type', 'content-encoding']) headers.delete(name);
    return new Response(null, { status: 304, headers });
  };
}
