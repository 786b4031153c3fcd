import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Log } from '#foundation/services/log.ts';
import { aBrowser } from '../factories/a-browser.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';

let shop: TestShop;
const lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  const note: Log['info'] = (data, sentence) => lines.push({ ...data, sentence });
  shop = await aShop({
    log: { info: note, warn: note, error: note },
    endpoints: [{ kind: 'page-action', path: '/my-account/', who: 'everybody', about: { reply: {} } }],
    render: async () => new Response('page'),
  });
});
afterAll(() => shop.close());

test('a request is one line: what was asked and the outcome, without personal data', async () => {
  const form = { username: 'mario@example.test', password: 'segreto' };
  await aBrowser(shop).post('/my-account/?key=wc_order_abc', form, {
    'x-request-id': 'one',
    'x-forwarded-for': '203.0.113.7',
    cookie: 'shop_visitor=Mario',
  });
  expect(lines).toEqual([
    {
      requestId: 'one',
      method: 'POST',
      path: '/my-account/',
      kind: 'page',
      status: 200,
      ms: expect.any(Number),
      sentence: 'request',
    },
  ]);
});

test('requests that monitor the process are not logged', async () => {
  lines.length = 0;
  await shop.fetch('/healthz');
  await shop.fetch('/metrics');
  expect(lines).toEqual([]);
});
