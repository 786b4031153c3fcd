import { defaultWirePrefixes } from '#foundation/calls/rules/wire-prefixes.ts';
import { cookieNamed, type ShopCookie, shopCookies } from '#site/content/rules/shop-cookies.ts';
import type { TestShop } from './a-shop.ts';

type Fields = Readonly<Record<string, string | number>> | URLSearchParams;

/** A visitor's browser without scripts: keeps cookies, follows nothing by itself. */
export type TestBrowser = {
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** Posts a form, as a page of the shop does. */
  post(path: string, form?: Fields | FormData, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** Posts JSON. */
  json(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** Name to value, as the server set them. */
  readonly cookies: Map<string, string>;
};

/** A cookie that is not declared on the page of cookies fails the test in which it is set. */
function keep(cookies: Map<string, string>, response: Response, declared: readonly ShopCookie[]): void {
  for (const line of response.headers.getSetCookie()) {
    const [pair = '', ...attributes] = line.split('; ');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    if (!cookieNamed(declared, name)) throw new Error(`the cookie ${name} is not declared`);
    if (attributes.includes('Max-Age=0')) cookies.delete(name);
    else cookies.set(name, decodeURIComponent(pair.slice(at + 1)));
  }
}

/** Somebody new in the shop. */
export function aBrowser(
  shop: Pick<TestShop, 'fetch' | 'shopUrl'> & Partial<Pick<TestShop, 'wire'>>,
): TestBrowser {
  const declared = shopCookies(shop.wire ?? defaultWirePrefixes, {
    vatDays: 1,
    tracking: 'with-consent',
    languages: true,
    viewed: false,
  });
  const cookies = new Map<string, string>();
  const ask = async (path: string, init: RequestInit, more: Readonly<Record<string, string>> = {}) => {
    const headers = new Headers(init.headers);
    const jar = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    if (jar) headers.set('cookie', jar);
    for (const [name, value] of Object.entries(more)) headers.set(name, value);
    const response = await shop.fetch(path, { ...init, headers, redirect: 'manual' });
    keep(cookies, response, declared);
    return response;
  };
  const origin = { origin: shop.shopUrl };
  return {
    cookies,
    get: (path, headers) => ask(path, { method: 'GET' }, headers),
    post(path, form = {}, headers) {
      const fields =
        form instanceof URLSearchParams || form instanceof FormData
          ? form
          : new URLSearchParams(Object.entries(form).map(([name, value]) => [name, String(value)]));
      return ask(path, { method: 'POST', body: fields, headers: origin }, headers);
    },
    json(path, body, headers) {
      const type = { 'content-type': 'application/json', ...origin };
      return ask(path, { method: 'POST', body: JSON.stringify(body), headers: type }, headers);
    },
  };
}
