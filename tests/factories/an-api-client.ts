import { aBrowser, type TestBrowser } from './a-browser.ts';
import type { TestShop } from './a-shop.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the wire sends.
type Json = any;

export type ApiAnswer = { readonly status: number; readonly body: Json; readonly headers: Headers };

/** A client of the Store API that keeps its session and its newest nonce, as the platform's own does. */
export function anApiClient(
  shop: Pick<TestShop, 'fetch' | 'shopUrl'>,
  browser = aBrowser(shop),
): {
  readonly browser: TestBrowser;
  ask(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<ApiAnswer>;
} {
  let nonce = '';
  const read = async (response: Response): Promise<ApiAnswer> => {
    nonce = response.headers.get('nonce') ?? nonce;
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? null : JSON.parse(text),
    };
  };
  return {
    browser,
    async ask(method, path, body, headers = {}) {
      const address = `/wp-json/wc/store/v1${path}`;
      if (nonce === '') await read(await browser.get('/wp-json/wc/store/v1/cart'));
      if (method === 'GET') return read(await browser.get(address, { nonce, ...headers }));
      const override: Record<string, string> = method === 'POST' ? {} : { 'x-http-method-override': method };
      return read(await browser.json(address, body ?? {}, { nonce, ...override, ...headers }));
    },
  };
}
