import { aBrowser, type TestBrowser } from './a-browser.ts';
import type { TestShop } from './a-shop.ts';
import { expectAsDocumented } from './as-documented.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the wire sends.
type Json = any;

export type ApiAnswer = { readonly status: number; readonly body: Json; readonly headers: Headers };

/** A client of the Store API that keeps its session and its newest nonce, as the platform's own does; every answer must be as documented. */
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
      const override: Record<string, string> =
        method === 'POST' || method === 'GET' ? {} : { 'x-http-method-override': method };
      const response =
        method === 'GET'
          ? await browser.get(address, { nonce, ...headers })
          : await browser.json(address, body ?? {}, { nonce, ...override, ...headers });
      const answer = await read(response);
      expectAsDocumented(method, path, answer.status, answer.body);
      return answer;
    },
  };
}
