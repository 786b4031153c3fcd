import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CallerOptions } from '#foundation/services/call-provider.ts';
import { silentLog } from '#foundation/services/log.ts';
import type { PeerCall, PeerTrouble } from './payment-peer.ts';

/** A call as the provider heard it. */
export type HeardRequest = {
  readonly method: string;
  /** with what follows the question mark */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
};

export type Reply = {
  readonly status: number;
  readonly json?: unknown;
  readonly html?: string;
  readonly location?: string;
};

/** A provider's HTTP server on loopback, with switches for what goes wrong. */
export type PeerServer = {
  readonly url: string;
  /** how a client calls it without any time passing: a call ends when the provider leaves it waiting */
  readonly calling: CallerOptions;
  trouble(call: PeerCall, kind: PeerTrouble, times: number): void;
  down(): void;
  up(): void;
  close(): Promise<void>;
};

/** `callsOf` names what a request is, none for a page; `refusal` is what a refusal looks like. */
export async function openPeerServer(provider: {
  readonly callsOf: (request: HeardRequest) => readonly PeerCall[];
  readonly answer: (request: HeardRequest) => Reply | Promise<Reply>;
  readonly refusal: Reply;
}): Promise<PeerServer> {
  let troubles: { readonly call: PeerCall; readonly kind: PeerTrouble }[] = [];
  let isDown = false;
  const waiting = new Set<AbortController>();

  function troubleOf(calls: readonly PeerCall[]): PeerTrouble | null {
    if (calls.length === 0) return null;
    if (isDown) return 'fails';
    const trouble = troubles.find(({ call }) => calls.includes(call)) ?? null;
    troubles = troubles.filter((one) => one !== trouble);
    return trouble?.kind ?? null;
  }

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const piece of incoming) body += String(piece);
    const request = {
      method: incoming.method ?? 'GET',
      path: incoming.url ?? '/',
      headers: incoming.headers,
      body,
    };
    switch (troubleOf(provider.callsOf(request))) {
      case 'unheard':
        await provider.answer(request);
        response.destroy();
        return;
      case 'hangs':
        for (const end of waiting) end.abort();
        return;
      case 'fails':
        return send(response, { status: 500, json: {} });
      case 'busy':
        return send(response, { status: 429, json: {} });
      case 'garbled':
        return send(response, { status: 200, html: '<h1>OK</h1>' });
      case 'refused':
        return send(response, provider.refusal);
      case null:
        return send(response, await provider.answer(request));
    }
  }

  const server = createServer((incoming, response) => void handle(incoming, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    calling: {
      url,
      log: silentLog,
      timeout() {
        const end = new AbortController();
        waiting.add(end);
        return end.signal;
      },
      wait: async () => {},
    },
    trouble(call, kind, times) {
      // A client makes two attempts by itself, unless it is refused.
      const attempts = kind === 'refused' ? times : 2 * times;
      troubles = [...troubles, ...Array.from({ length: attempts }, () => ({ call, kind }))];
    },
    down() {
      isDown = true;
    },
    up() {
      isDown = false;
      troubles = [];
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, { status, json, html, location }: Reply): void {
  const type = html === undefined ? 'application/json' : 'text/html; charset=utf-8';
  response.writeHead(status, location === undefined ? { 'content-type': type } : { location });
  response.end(html ?? (json === undefined ? '' : JSON.stringify(json)));
}

/** A page of the provider on which the buyer pays or goes back. */
export function peerPage(provider: string, amount: number): Reply {
  const html = `<!doctype html><html lang="it"><head><title>${provider}</title><link rel="icon" href="data:,"></head>
<body><main><h1>${provider}</h1><p>Importo: <output>${(amount / 100).toFixed(2)}</output> EUR</p>
<form method="post"><button name="action" value="pay">Paga</button> <button name="action" value="leave">Annulla</button></form>
</main></body></html>`;
  return { status: 200, html };
}
