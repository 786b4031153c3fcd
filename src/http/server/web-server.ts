import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export type WebServer = {
  readonly port: number;
  /** Takes no new requests and waits for the running ones, at most so many milliseconds. */
  close(withinMs: number): Promise<void>;
};

const POLL_MS = 50;

/** Opens a port; fails with the system's code (`EADDRINUSE`, `EACCES`) when that is not possible. */
export function openPort(port: number, answer: Answer): Promise<WebServer> {
  let closing = false;
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    if (closing) response.shouldKeepAlive = false;
    answer(request, response);
  });
  server.headersTimeout = 15_000;
  server.requestTimeout = 60_000;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      server.off('error', reject);
      const address = server.address();
      resolve({
        port: address && typeof address === 'object' ? address.port : port,
        async close(withinMs) {
          closing = true;
          const idle = setInterval(() => server.closeIdleConnections(), POLL_MS);
          const late = setTimeout(() => server.closeAllConnections(), withinMs);
          await new Promise<void>((done) => {
            server.close(() => done());
            server.closeIdleConnections();
          });
          clearInterval(idle);
          clearTimeout(late);
        },
      });
    });
  });
}
