import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mayStaff, type StaffRole, staffRoles } from '#shop/accounts/rules/staff-rights.ts';
import { aBrowser, type TestBrowser } from '#tests/makers/a-browser.ts';
import { aPriceList } from '#tests/makers/a-price-list.ts';
import { aShop, type TestShop } from '#tests/makers/a-shop.ts';
import { logInAs } from '#tests/makers/log-in-as.ts';
import { aPlacedOrder } from '#tests/makers/order-doors.ts';
import { databaseDigest } from './permissions/database-digest.ts';
import { everyRoute, type KnownRoute } from './permissions/every-route.ts';
import { type Audience, whoMay } from './permissions/who-may.data.ts';

type Visitor = {
  readonly name: string;
  readonly isCustomer: boolean;
  readonly isBusiness?: boolean;
  readonly role: StaffRole | null;
};

const visitors: readonly Visitor[] = [
  { name: 'a guest', isCustomer: false, role: null },
  { name: 'a private customer', isCustomer: true, role: null },
  { name: 'a business', isCustomer: true, isBusiness: true, role: null },
  { name: 'another business', isCustomer: true, isBusiness: true, role: null },
  ...staffRoles.map((role) => ({ name: `staff: ${role}`, isCustomer: true, role })),
];

function isMeantFor({ isCustomer, isBusiness = false, role }: Visitor, audience: Audience): boolean {
  if (audience === 'everybody') return true;
  if (audience === 'customer') return isCustomer;
  if (audience === 'business') return isBusiness;
  return audience === 'staff' ? role !== null : mayStaff({ staffRole: role }, audience);
}

/** Who the route table says may call, in the words of the matrix. */
const toldBy = ({ who }: KnownRoute): Audience | null =>
  who === null || typeof who === 'string' ? who : who.right;

const guarded = everyRoute.filter(({ name }) => whoMay[name] !== 'everybody');
const refused = guarded.flatMap((route) =>
  visitors.filter((visitor) => !isMeantFor(visitor, whoMay[route.name] ?? 'staff')).map(() => route),
);

test('every page and every call stands in the matrix, with whom the route table says', () => {
  expect(everyRoute.map(({ name }) => name).toSorted()).toEqual(Object.keys(whoMay).toSorted());
  const calls = everyRoute.filter(({ who }) => who !== null);
  expect(Object.fromEntries(calls.map((route) => [route.name, toldBy(route)]))).toEqual(
    Object.fromEntries(calls.map(({ name }) => [name, whoMay[name]])),
  );
});

test('nothing of the staff area is for everybody or for every customer', () => {
  const open = everyRoute.filter(({ address }) => address.startsWith('/staff/'));
  expect(open.filter(({ name }) => ['everybody', 'customer'].includes(whoMay[name] ?? ''))).toEqual([]);
});

describe(`${everyRoute.length} routes, ${visitors.length} kinds of visitors, ${refused.length} refusals`, () => {
  let shop: TestShop;
  let orderId: number;
  const browsers = new Map<string, TestBrowser>();

  beforeAll(async () => {
    shop = await aShop();
    const { id: retail } = await shop.db
      .selectFrom('price_lists')
      .select('id')
      .where('is_retail', '=', true)
      .executeTakeFirstOrThrow();
    for (const [at, visitor] of visitors.entries()) {
      const browser = aBrowser(shop);
      browsers.set(visitor.name, browser);
      if (!visitor.isCustomer) continue;
      const { isBusiness = false } = visitor;
      const list = isBusiness ? (await aPriceList(shop.db, { slug: `officine-${at}` })).id : retail;
      const kind = isBusiness ? 'business' : 'retail';
      const { customerId } = await logInAs(browser, shop, { priceListId: list, kind });
      await shop.db
        .updateTable('customers')
        .set({ staff_role: visitor.role })
        .where('id', '=', customerId)
        .execute();
    }
    orderId = (await aPlacedOrder(shop)).id;
  });
  afterAll(() => shop.close());

  const browserOf = ({ name }: Visitor) => {
    const browser = browsers.get(name);
    if (!browser) throw new Error(`nobody is called ${name}`);
    return browser;
  };

  /** Calls a route with the parts of an address that exists, as far as one does. */
  function call({ kind, address, method }: KnownRoute, browser: TestBrowser): Promise<Response> {
    const path = address
      .replace(/:kind(?:\{[^}]*\})?/, 'billing')
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
      : browser.post(path, { name: 'x', deed: 'remove', to: 'cancelled' });
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
    async (name, route) => {
      const audience = whoMay[name] ?? 'staff';
      const before = await databaseDigest(shop.db);
      const answers: Record<string, number> = {};
      for (const visitor of visitors) {
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
    async (name, route) => {
      const audience = whoMay[name] ?? 'staff';
      for (const visitor of visitors.filter((one) => isMeantFor(one, audience))) {
        const { status } = await call(route, browserOf(visitor));
        // A letter that does not exist or a form without its nonce is another matter.
        if (route.kind === 'page' || route.kind === 'page-action') expect([401, 403]).not.toContain(status);
        expect(status).toBeLessThan(500);
      }
    },
  );

  test('an order is shown to nobody but who placed it and the staff', async () => {
    for (const visitor of visitors.filter(({ role }) => role === null)) {
      const html = await (await browserOf(visitor).get(`/my-account/view-order/${orderId}/`)).text();
      expect(html).not.toContain('Disco freno');
    }
  });
});
