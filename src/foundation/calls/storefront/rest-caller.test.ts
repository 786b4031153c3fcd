import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rest as en } from '#messages/en/rest.ts';
import { rest as italian } from '#messages/it/rest.ts';
import { createRestCaller } from './rest-caller.ts';

type Asked = {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;
};

let asked: Asked[] = [];
let answers: (() => Response | Promise<Response>)[] = [];

beforeEach(() => {
  asked = [];
  answers = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    asked.push({ url, method: init.method ?? 'GET', headers: new Headers(init.headers), body: init.body });
    const next = answers.shift();
    if (!next) throw new Error(`nobody answers ${url}`);
    return next();
  });
});
afterEach(() => vi.unstubAllGlobals());

const aCaller = () => createRestCaller({ shopUrl: 'https://shop.test', nonce: 'first' });
const refusal = (code: string, status: number) => () =>
  Response.json({ code, message: `${code}!`, data: { status } }, { status });

describe('a call of the REST interface', () => {
  it('[REST-01] goes to /wp-json/ with a nonce header', async () => {
    answers = [() => Response.json([1])];
    expect(await aCaller().call({ path: '/wp/v2/media' })).toMatchObject({ kind: 'done', value: [1] });
    expect(asked[0]?.url).toBe('/wp-json/wp/v2/media?_locale=user');
    expect(asked[0]?.headers.get('x-wp-nonce')).toBe('first');
    expect(asked[0]?.headers.get('accept')).toBe('application/json, */*;q=0.1');
  });

  it.each(['PUT', 'PATCH', 'DELETE'] as const)('[REST-02] %s is a POST that says so', async (method) => {
    answers = [() => new Response(null, { status: 204 })];
    const answer = await aCaller().call({ path: '/wc/store/v1/cart/items', method, body: { a: 1 } });
    expect(answer).toMatchObject({ kind: 'done', value: null });
    expect([asked[0]?.method, asked[0]?.headers.get('x-http-method-override'), asked[0]?.body]).toEqual([
      'POST',
      method,
      '{"a":1}',
    ]);
  });

  it("[REST-03] [WIRE-07] per_page=-1 fetches every page of 100 by following 'next', and never to another site", async () => {
    const page = (value: number[], next: string) => () =>
      Response.json(value, {
        // The total is not used: the links say where a list ends.
        headers: { 'x-wp-total': '1', ...(next ? { link: `<${next}>; rel="next"` } : {}) },
      });
    answers = [
      page([1, 2], 'https://shop.test/wp-json/wc/store/v1/products?per_page=100&page=2&_locale=user'),
      page([3], 'https://elsewhere.test/wp-json/wc/store/v1/products?page=3'),
    ];
    const answer = await aCaller().all({ path: '/wc/store/v1/products?per_page=-1' });
    expect(answer).toMatchObject({ kind: 'done', value: [1, 2, 3] });
    expect(asked.map(({ url }) => url)).toEqual([
      '/wp-json/wc/store/v1/products?per_page=100&_locale=user',
      '/wp-json/wc/store/v1/products?per_page=100&page=2&_locale=user',
    ]);
  });

  it('[REST-04] asks for a new nonce and repeats the call, once', async () => {
    const stale = refusal('rest_cookie_invalid_nonce', 403);
    answers = [stale, () => new Response('second'), () => Response.json({ a: 1 }), () => Response.json({})];
    const caller = aCaller();
    expect(await caller.call({ path: '/x' })).toMatchObject({ kind: 'done', value: { a: 1 } });
    await caller.call({ path: '/y' });
    expect(
      asked.map(({ url, headers }) => [url.replace('?_locale=user', ''), headers.get('x-wp-nonce')]),
    ).toEqual([
      ['/wp-json/x', 'first'],
      ['/wp-admin/admin-ajax.php?action=rest-nonce', null],
      ['/wp-json/x', 'second'],
      ['/wp-json/y', 'second'],
    ]);
    answers = [stale, () => new Response('third'), stale];
    expect(await caller.call({ path: '/x' })).toMatchObject({ kind: 'refused', status: 403 });
    expect(answers).toEqual([]);
  });

  it('[REST-04] answers with the first refusal where no nonce is given', async () => {
    answers = [refusal('rest_cookie_invalid_nonce', 403), () => new Response('0', { status: 400 })];
    const answer = await aCaller().call({ path: '/x' });
    expect(answer).toMatchObject({ kind: 'refused', code: 'rest_cookie_invalid_nonce' });
  });

  it('shows what the server refused in the server’s words', async () => {
    answers = [refusal('invalid_quantity', 400)];
    expect(await aCaller().call({ path: '/x' })).toEqual({
      kind: 'refused',
      status: 400,
      code: 'invalid_quantity',
      message: 'invalid_quantity!',
    });
  });

  it.each([
    ['[REST-08]', 'invalid_json', () => new Response('<html>')],
    ['[REST-09]', 'unknown_error', () => Response.json({ nothing: 'told' }, { status: 500 })],
    ['[REST-10]', 'fetch_error', () => Promise.reject(new TypeError('no network'))],
  ] as const)('%s an answer that cannot be read is %s', async (_id, code, answer) => {
    answers = [answer];
    expect(await aCaller().call({ path: '/x' })).toEqual({ kind: 'failed', code });
  });

  it('an abandoned call is abandoned', async () => {
    const abandoned = Object.assign(new Error('gone'), { name: 'AbortError' });
    answers = [() => Promise.reject(abandoned)];
    await expect(aCaller().call({ path: '/x' })).rejects.toBe(abandoned);
  });
});

it('[REST-08] [REST-09] [REST-10] has the words of the contract in both languages', () => {
  expect(italian).toEqual({
    invalid_json: 'La risposta non è una risposta JSON valida.',
    unknown_error: 'Si è verificato un errore sconosciuto.',
    fetch_error: 'Probabilmente sei offline.',
  });
  expect(en).toEqual({
    invalid_json: 'The response is not a valid JSON response.',
    unknown_error: 'An unknown error occurred.',
    fetch_error: 'You are probably offline.',
  });
});
