import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliCompress, createGzip, constants as zlib } from 'node:zlib';
import { encodingFor } from './send-page.ts';

const compressible = /^(?:text\/|application\/json|application\/javascript|image\/svg)/;

function asBody(stream: Transform): ReadableStream<Uint8Array<ArrayBuffer>> {
  const parts: AsyncIterator<Buffer<ArrayBuffer>> = stream[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel() {
      stream.destroy();
    },
  });
}

/** Compresses an answer that was made for one visitor as it is written; what has its mark or its encoding already stays as it is. */
export function compressAnswer(request: Request, answer: Response): Response {
  const { body, headers, status } = answer;
  if (!body || !compressible.test(headers.get('content-type') ?? '')) return answer;
  if (headers.has('content-encoding') || headers.has('etag') || status === 206) return answer;
  const encoding = encodingFor(request.headers.get('accept-encoding') ?? undefined);
  headers.append('vary', 'Accept-Encoding');
  if (encoding === 'identity') return answer;
  // Each part is sent as soon as it is there: a page begins before its end is known.
  const stream =
    encoding === 'brotli'
      ? createBrotliCompress({
          flush: zlib.BROTLI_OPERATION_FLUSH,
          params: { [zlib.BROTLI_PARAM_QUALITY]: 4, [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT },
        })
      : createGzip({ level: 5, flush: zlib.Z_SYNC_FLUSH });
  // A visitor who leaves ends the stream, which is no failure of ours.
  pipeline(body, stream).catch(() => {});
  headers.set('content-encoding', encoding === 'brotli' ? 'br' : 'gzip');
  headers.delete('content-length');
  return new Response(asBody(stream), { status, headers });
}
