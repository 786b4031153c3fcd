import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createPool } from './client.ts';
import { isDatabaseAway } from './is-database-away.ts';

/** A server that takes connections and never says a word. */
async function aSilentServer(): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  });
  return `postgres://nobody@127.0.0.1:${(server.address() as AddressInfo).port}/nothing`;
}

const failure = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => null,
    (error: unknown) => error,
  );

test('a server that takes connections and does not answer is a database that is away, also for those who wait in line', async () => {
  const pool = createPool(await aSilentServer(), { max: 1, connectWithinMs: 30, waitAtMostMs: 60 });
  onTestFinished(() => pool.end());
  const asked = Array.from({ length: 6 }, () => failure(pool.query('select 1')));
  expect((await Promise.all(asked)).map(isDatabaseAway)).toEqual([true, true, true, true, true, true]);
});
