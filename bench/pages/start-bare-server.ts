import { once } from 'node:events';
import { get } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { SERVER_CORE, spawnNode } from '../host/cores.ts';

const address = z.tuple([z.object({ port: z.number() }), z.unknown()]);
// A server of node:http writes these itself.
const ownHeaders = ['date', 'connection', 'keep-alive'];

async function pageOf(url: string): Promise<{ headers: string[]; body: Buffer }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ headers: string[]; body: Buffer }>();
  get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
    const { rawHeaders, statusCode } = answer;
    if (statusCode !== 200) return reject(new Error(`${url} answered ${statusCode}`));
    const headers = rawHeaders.flatMap((name, at) =>
      at % 2 === 0 && !ownHeaders.includes(name.toLowerCase()) ? [name, rawHeaders[at + 1] ?? ''] : [],
    );
    buffer(answer).then((body) => resolve({ headers, body }), reject);
  }).on('error', reject);
  return await promise;
}

/** Starts a bare server that answers what the shop answers at an address, on the core that the shop runs on. */
export async function startBareServer(
  shopPage: string,
): Promise<{ url: string; bytes: number; stop(): Promise<void> }> {
  const page = await pageOf(shopPage);
  const child = spawnNode(SERVER_CORE, [join(import.meta.dirname, 'bare-server.ts')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  const answered = once(child, 'message');
  child.send(page);
  const [{ port }] = address.parse(await answered);
  return {
    url: `http://localhost:${port}/`,
    bytes: page.body.length,
    async stop() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
