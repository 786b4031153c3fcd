import { type RestAnswer, readRestAnswer } from './read-rest-answer.ts';

/** A call of the REST interface; the path begins behind `/wp-json`. */
export type RestCall = {
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
};

export type RestCaller = {
  call(call: RestCall): Promise<RestAnswer>;
  /** Everything that a list has, when asked with `per_page=-1` (REST-03). */
  all(call: Pick<RestCall, 'path' | 'signal'>): Promise<RestAnswer>;
};

/** Where a nonce for REST calls is made anew (REST-04). */
export const restNonceAddress = '/wp-admin/admin-ajax.php?action=rest-nonce';

const staleNonce = 'rest_cookie_invalid_nonce';
const overriding = ['PUT', 'PATCH', 'DELETE'];
const pageSize = '100';

/**
 * Calls the REST interface of a shop, as its own pages do: with a nonce that is asked for anew where it has become stale, once for each
 * call (REST-01, REST-02, REST-04, wire 7.1).
 */
export function createRestCaller(input: { readonly shopUrl: string; readonly nonce: string }): RestCaller {
  const { shopUrl } = input;
  let { nonce } = input;

  const ask = ({ path, method = 'GET', body, headers = {}, signal }: RestCall) => {
    const url = new URL(`/wp-json${path}`, shopUrl);
    url.searchParams.set('_locale', 'user');
    const overridden = overriding.includes(method);
    return readRestAnswer(
      fetch(url.pathname + url.search, {
        method: overridden ? 'POST' : method,
        credentials: 'include',
        headers: {
          accept: 'application/json, */*;q=0.1',
          ...(nonce === '' ? {} : { 'x-wp-nonce': nonce }),
          ...(overridden ? { 'x-http-method-override': method } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal ? { signal } : {}),
      }),
    );
  };

  /** The first refusal is what is shown where no new nonce is given, as to guests. */
  const call = async (wanted: RestCall): Promise<RestAnswer> => {
    const first = await ask(wanted);
    if (first.kind !== 'refused' || first.code !== staleNonce) return noted(first);
    const made = await fetch(restNonceAddress, { credentials: 'include' }).catch(() => null);
    if (!made?.ok) return first;
    nonce = await made.text();
    return noted(await ask(wanted));
  };

  const noted = (answer: RestAnswer): RestAnswer => {
    if (answer.kind === 'done') nonce = answer.headers.get('x-wp-nonce') ?? nonce;
    return answer;
  };

  const all: RestCaller['all'] = async (wanted) => {
    const url = new URL(wanted.path, shopUrl);
    if (url.searchParams.get('per_page') !== '-1') return call(wanted);
    url.searchParams.set('per_page', pageSize);
    const found: unknown[] = [];
    for (let path = url.pathname + url.search; ; ) {
      const answer = await call({ ...wanted, path });
      if (answer.kind !== 'done' || !Array.isArray(answer.value)) return answer;
      found.push(...answer.value);
      const next = nextPath(answer.headers, shopUrl);
      if (next === null) return { ...answer, value: found };
      path = next;
    }
  };
  return { call, all };
}

/** The path of the page after this one; an address of another site is none. */
function nextPath(headers: Headers, shopUrl: string): string | null {
  const [, address] = /<([^>]+)>;\s*rel="next"/.exec(headers.get('link') ?? '') ?? [];
  if (address === undefined) return null;
  const url = new URL(address, shopUrl);
  if (url.origin !== new URL(shopUrl).origin) return null;
  url.searchParams.delete('_locale');
  return url.pathname.replace(/^\/wp-json/, '') + url.search;
}
