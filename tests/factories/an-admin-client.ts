import type { TestShop } from './a-shop.ts';
import { basicOf, type TestApiKey } from './an-api-key.ts';

const base = '/wp-json/wc/v3';

/** A program that calls the administration API with a key. */
export function anAdminClient(shop: Pick<TestShop, 'fetch'>, key: TestApiKey) {
  const get = (path: string) => shop.fetch(`${base}${path}`, { headers: basicOf(key) });
  const send = (method: string, path: string, body?: unknown) =>
    shop.fetch(`${base}${path}`, {
      method,
      headers: { ...basicOf(key), 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return {
    get,
    send,
    async read(path: string) {
      return (await get(path)).json();
    },
    /** what a write answers with; another status fails */
    async done(method: string, path: string, body?: unknown) {
      const answer = await send(method, path, body);
      const read = await answer.json();
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(read)}`);
      return read;
    },
    async refused(method: string, path: string, body?: unknown) {
      const answer = await (method === 'GET' ? get(path) : send(method, path, body));
      const read: { code?: string } = await answer.json();
      return [answer.status, read.code];
    },
    async idsOf(path: string): Promise<readonly number[]> {
      const read: { id: number }[] = await (await get(path)).json();
      return read.map(({ id }) => id);
    },
  };
}
export type AdminClient = ReturnType<typeof anAdminClient>;
