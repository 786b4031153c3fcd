import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request as ask } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { proxiedHost, type RunningProxy } from './run-proxy.ts';

const withoutBody = [204, 304];

function asResponse(answer: IncomingMessage, body: Buffer): Response {
  const headers = new Headers();
  for (let at = 0; at < answer.rawHeaders.length; at += 2) {
    headers.append(answer.rawHeaders[at] ?? '', answer.rawHeaders[at + 1] ?? '');
  }
  const status = answer.statusCode ?? 0;
  return new Response(withoutBody.includes(status) ? null : new Uint8Array(body), { status, headers });
}

/** Asks through a proxy as a browser at an address of this machine does; answers stay compressed as they came. */
export function fetchThrough(proxy: RunningProxy, localAddress: string) {
  return async (path: string | Request, init?: RequestInit): Promise<Response> => {
    const url = `https://${proxiedHost}`;
    const request = new Request(path instanceof Request ? path : new URL(path, url), init);
    const body = Buffer.from(await request.arrayBuffer());
    const { pathname, search } = new URL(request.url);
    const sent = ask({
      agent: false,
      host: '127.0.0.1',
      port: proxy.httpsPort,
      localAddress,
      servername: proxiedHost,
      ca: proxy.certificate(),
      method: request.method,
      path: pathname + search,
      headers: {
        ...Object.fromEntries(request.headers),
        host: proxiedHost,
        ...(body.length > 0 ? { 'content-length': body.length } : {}),
      },
    });
    sent.end(body);
    const [answer]: IncomingMessage[] = await once(sent, 'response');
    if (!answer) throw new Error('no answer');
    // Whoever is refused before all is sent is hung up on, and has the answer already.
    sent.on('error', () => {});
    return asResponse(answer, await buffer(answer));
  };
}
