import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Lets a peer of a test listen on this machine alone, at a free port; `close` also ends what is still connected. */
export async function onLoopback(server: Server) {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
