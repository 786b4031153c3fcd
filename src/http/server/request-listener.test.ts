import { once } from 'node:events';
import { request as ask } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { addressOf } from '#http/requests/sender-address.ts';
import { requestListener, targetBelow } from './request-listener.ts';
import { openPort } from './web-server.ts';

const shopUrl = 'https://www.example.it';

test.each([
  ['/cart/?a=1', `${shopUrl}/cart/?a=1`],
  ['//elsewhere.example/', `${shopUrl}//elsewhere.example/`],
  ['http://elsewhere.example/cart/?a=1', `${shopUrl}/cart/?a=1`],
  ['https://elsewhere.example', `${shopUrl}/`],
  ['*', '*'],
])('the target %s leads to the shop alone', (target, expected) => {
  expect(targetBelow(shopUrl, target)).toBe(expected);
});

/** What the shop sees of a request that comes with these headers. */
async function seenOf(headers: Readonly<Record<string, string>>, path = '/cart/?a=1') {
  const app = {
    fetch: async (request: Request) => Response.json([request.url, addressOf(request)]),
  };
  const web = await openPort(0, requestListener(app, { shopUrl, trustedProxies: ['127.0.0.1', '::1'] }));
  onTestFinished(() => web.close(0));
  const sent = ask({ host: '127.0.0.1', port: web.port, path, headers }).end();
  const [answer] = await once(sent, 'response');
  return JSON.parse(await text(answer));
}

test('a request is one to SHOP_URL, independent of its Host header', async () => {
  expect(await seenOf({ host: '127.0.0.1:3000' })).toEqual([`${shopUrl}/cart/?a=1`, '127.0.0.1']);
  expect(await seenOf({ host: 'elsewhere.example', 'x-forwarded-host': 'elsewhere.example' })).toEqual([
    `${shopUrl}/cart/?a=1`,
    '127.0.0.1',
  ]);
  expect(await seenOf({}, 'http://elsewhere.example/cart/')).toEqual([`${shopUrl}/cart/`, '127.0.0.1']);
});

test('where it comes from is what the trusted proxy says', async () => {
  expect(await seenOf({ 'x-forwarded-for': '1.2.3.4, 203.0.113.9' })).toEqual([
    `${shopUrl}/cart/?a=1`,
    '203.0.113.9',
  ]);
});
