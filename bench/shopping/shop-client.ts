import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** One browser without pictures: one connection that stays open, and the cookies of the shop. */
export type ShopClient = {
  get(path: string): Promise<ShopAnswer>;
  post(path: string, fields: Readonly<Record<string, string>>): Promise<ShopAnswer>;
  /** Posts JSON to the Store API with its nonce. */
  json(path: string, body: object, nonce: string): Promise<ShopAnswer>;
  /** Its cookies as a header, for what another client sends in its name. */
  cookies(): string;
  clearCookies(): void;
  close(): void;
};

export type ShopAnswer = {
  readonly status: number;
  readonly body: string;
  readonly ms: number;
  /** where a redirect leads */
  readonly location: string | undefined;
};

const form = { 'content-type': 'application/x-www-form-urlencoded' };

export function createShopClient(url: string, headers: () => Record<string, string>): ShopClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const cookies = new Map<string, string>();

  const header = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  function keepCookies(set: readonly string[]): void {
    for (const cookie of set) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
  }

  async function send(
    method: string,
    path: string,
    body: string,
    more: Readonly<Record<string, string>> = form,
  ): Promise<ShopAnswer> {
    const { promise, resolve, reject } = Promise.withResolvers<ShopAnswer>();
    const begun = performance.now();
    const message = { ...more, 'content-length': String(Buffer.byteLength(body)) };
    const cookie = header();
    const sent = request(`${url}${path}`, {
      agent,
      method,
      headers: { ...headers(), ...(cookie ? { cookie } : {}), ...(method === 'POST' ? message : {}) },
    });
    sent.on('error', reject).on('response', (answer) => {
      text(answer).then((read) => {
        const ms = performance.now() - begun;
        keepCookies(answer.headers['set-cookie'] ?? []);
        resolve({ status: answer.statusCode ?? 0, body: read, ms, location: answer.headers.location });
      }, reject);
    });
    sent.end(body);
    return await promise;
  }

  return {
    get: (path) => send('GET', path, ''),
    json: (path, body, nonce) =>
      send('POST', path, JSON.stringify(body), { 'content-type': 'application/json', nonce }),
    post: (path, fields) => send('POST', path, new URLSearchParams(fields).toString()),
    cookies: header,
    clearCookies: () => cookies.clear(),
    close: () => agent.destroy(),
  };
}
