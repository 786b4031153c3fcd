import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestBrowser } from '../factories/a-browser.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { aPlacedOrder } from '../factories/order-calls.ts';
import { databaseDigest } from './permissions/database-digest.ts';
import { everyRoute, type KnownRoute } from './permissions/every-route.ts';
import { isMeantFor, type Visitor, visitorsFor, welcomeVisitors } from './permissions/visitors.ts';
import { type Audience, whoMay } from './permissions/who-may.data.ts';

/** Who the route table says may call, in the words of the matrix. */
const flashFrom = ({ who }: KnownRoute): Audience | null =>
  who === null || typeof who === 'string' ? who : who.right;

const guarded = everyRoute.filter(({ name }) => whoMay[name] !== 'everybody');
const audienceOf = ({ name }: KnownRoute): Audience => whoMay[name] ?? 'any staff';
const refused = guarded.flatMap((route) =>
  visitorsFor(audienceOf(route)).filter((visitor) => !isMeantFor(visitor, audienceOf(route))),
);

test('every page and every call is in the matrix, for whom the route table says', () => {
  expect(everyRoute.map(({ name }) => name).toSorted()).toEqual(Object.keys(whoMay).toSorted());
  const calls = everyRoute.filter(({ who }) => who !== null);
  expect(Object.fromEntries(calls.map((route) => [route.name, flashFrom(route)]))).toEqual(
    Object.fromEntries(calls.map(({ name }) => [name, whoMay[name]])),
  );
});

test('nothing of the staff area is for everybody or for every customer', () => {
  const open = everyRoute.filter(({ address }) => address.startsWith('/staff/'));
  expect(open.filter(({ name }) => ['everybody', 'customer'].includes(whoMay[name] ?? ''))).toEqual([]);
});

describe(`${everyRoute.length} routes, ${refused.length} refusals`, () => {
  let shop: TestShop;
  let orderId: number;
  let presentAs: Awaited<ReturnType<typeof welcomeVisitors>>;

  beforeAll(async () => {
    shop = await aShop();
    presentAs = await welcomeVisitors(shop);
    orderId = (await aPlacedOrder(shop)).id;
  });
  afterAll(() => shop.close());

  const browserOf = (visitor: Visitor) => presentAs(visitor).browser;

  /** Calls a route with the parts of an address that exists, as far as one does. */
  function call({ kind, address, method }: KnownRoute, browser: TestBrowser): Promise<Response> {
    const path = address
      .replace(/:kind(?:\{[^}]*\})?/, 'billing')
      .replace(/:step(?:\{[^}]*\})?/, 'firm')
      .replace(/:email(?:\{[^}]*\})?/, 'order-note')
      .replace(/:locale(?:\{[^}]*\})?/, 'it')
      .replace(/:\w+(?:\{[^}]*\})?/g, String(orderId));
    if (kind === 'admin-ajax') return browser.post('/wp-admin/admin-ajax.php', { action: address });
    if (kind === 'platform-rest') {
      const answer = shop.fetch(`/wp-json${path}`, {
        method,
        headers: { cookie: cookiesOf(browser), origin: shop.shopUrl },
      });
      return answer;
    }
    return method === 'GET'
      ? browser.get(path)
      : browser.post(path, { name: 'x', action: 'remove', to: 'cancelled' });
  }
  const cookiesOf = ({ cookies }: TestBrowser) =>
    [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');

  // The platform's own ajax address answers 400 to an action that is unknown to a visitor (WIRE-05).
  /** A guest who types the address of the staff area, or of an account's page, is asked to log in by being led there. */
  const isSentToLogIn = ({ kind }: KnownRoute, { isCustomer }: Visitor, { status, headers }: Response) =>
    kind === 'page' &&
    !isCustomer &&
    [302, 303].includes(status) &&
    (headers.get('location') ?? '').startsWith('/my-account/?redirect=');
  const refusals = ({ kind }: KnownRoute) => (kind === 'admin-ajax' ? [400, 401, 403, 404] : [401, 403, 404]);

  test.each(guarded.map((route) => [route.name, route] as const))(
    '%s refuses whom it is not for, and changes nothing',
    async (_name, route) => {
      const audience = audienceOf(route);
      const before = await databaseDigest(shop.db);
      const answers: Record<string, number> = {};
      for (const visitor of visitorsFor(audience)) {
        if (isMeantFor(visitor, audience)) continue;
        const response = await call(route, browserOf(visitor));
        answers[visitor.name] = isSentToLogIn(route, visitor, response) ? 401 : response.status;
      }
      expect(Object.entries(answers).filter(([, status]) => !refusals(route).includes(status))).toEqual([]);
      expect(Object.keys(answers)).not.toEqual([]);
      expect(await databaseDigest(shop.db)).toEqual(before);
    },
  );

  test.each(guarded.map((route) => [route.name, route] as const))(
    '%s lets in whom it is for',
    async (_name, route) => {
      const audience = audienceOf(route);
      for (const visitor of visitorsFor(audience).filter((one) => isMeantFor(one, audience))) {
        const { status } = await call(route, browserOf(visitor));
        // An email that does not exist or a form without its nonce is another matter.
        if (route.kind === 'page' || route.kind === 'page-action') expect([401, 403]).not.toContain(status);
        expect(status).toBeLessThan(500);
      }
    },
  );

  test('an order is shown only to its buyer and to staff', async () => {
    for (const visitor of visitorsFor('everybody').filter(({ rights }) => rights === null)) {
      const html = await (await browserOf(visitor).get(`/my-account/view-order/${orderId}/`)).text();
      expect(html).not.toContain('Disco freno');
    }
  });
});
