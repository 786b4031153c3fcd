import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

/** What a peer has been sent. */
export type Received = { readonly headers: IncomingHttpHeaders; readonly body: string };

export type TestPeer = {
  readonly url: string;
  readonly received: Received[];
  /** the status of the next answers; null: the peer says nothing */
  status: number | null;
  close(): void;
};

/** A program on this machine that is sent something, and answers as it is told. */
export async function aPeer(): Promise<TestPeer> {
  const received: Received[] = [];
  const server = createServer(async (request, answer) => {
    let body = '';
    for await (const piece of request) body += String(piece);
    received.push({ headers: request.headers, body });
    if (peer.status !== null) answer.writeHead(peer.status).end('taken');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const peer: TestPeer = {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    status: 200,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return peer;
}
