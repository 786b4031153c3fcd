import { createHash } from 'node:crypto';
import { get as httpGet, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type pgClient from 'pg';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { defaultWirePrefixes } from '#foundation/calls/rules/wire-prefixes.ts';
import { createDatabase, createPool, type Database } from '#foundation/database/client.ts';
import { createFolderStore } from '#foundation/services/files/folder-store.ts';
import { createPrivateFiles } from '#foundation/services/files/private-files.ts';
import { silentLog } from '#foundation/services/log.ts';
import { recordReply } from '#foundation/services/reply.ts';
import { createSessionHandle } from '#foundation/services/sessions.ts';
import { createProcessMemory, type ProcessMemory } from '#http/metrics/process-memory.ts';
import type { AppServices } from '#http/requests/app-services.ts';
import { sessionCookieName } from '#http/requests/session-cookie.ts';
import { openPort, type WebServer } from '#http/server/web-server.ts';
import { aCustomer } from '#tests/factories/a-customer.ts';
import { aGroup } from '#tests/factories/a-group.ts';
import { aPaymentSetup } from '#tests/factories/a-payment-setup.ts';
import { aPriceList } from '#tests/factories/a-price-list.ts';
import { fakeClock } from '#tests/factories/fake-clock.ts';
import { type FreshDatabase, freshDatabase } from '#tests/factories/test-database.ts';
import { createPageCache, type PageCache } from './create-page-cache.ts';
import { ownScriptMark } from './own-scripts.ts';
import { PAUSED_MS } from './page-store.ts';

const clock = fakeClock();
const cookieName = sessionCookieName('shop', 'http://shop.test');
let home: FreshDatabase;
let pool: pgClient.Pool;
let db: Database;
let officina: string;
let memory: ProcessMemory;
let pages: PageCache;
let web: WebServer;
let rendered: string[] = [];
let passedOn: string[] = [];
let time = 0;

const script = 'console.info("ciao")';
const silent = { about: { reply: {} }, handle: async () => null };

async function aSession(customerId: number | null): Promise<string> {
  const reply = recordReply({ secure: false });
  const session = createSessionHandle({ found: null, cookieName, reply, clock });
  await (customerId === null ? session.open(db) : session.logIn(db, customerId));
  return reply.cookies[0]?.split(';', 1)[0] ?? '';
}

async function aWorkshop(): Promise<number> {
  const list = await aPriceList(db, { slug: 'officine' });
  const group = await aGroup(db, { slug: 'officine', name: 'Officine', price_list_id: list.id });
  return (await aCustomer(db, { group_id: group.id, approved_at: clock.now() })).id;
}

const render: AppServices['render'] = async (request, { ctx, nonce }) => {
  const url = new URL(request.url);
  const { key } = ctx.visitor.audience;
  rendered.push(
    `${key} ${url.pathname}${url.search} marked=${nonce === ownScriptMark} person=${ctx.visitor.person !== null}`,
  );
  if (url.pathname === '/broken/') return new Response('broken', { status: 500 });
  if (url.pathname === '/missing/') return new Response('missing', { status: 404 });
  if (url.pathname === '/with-nonce/') ctx.nonces.make('anything');
  if (url.pathname === '/with-cookie/') ctx.reply.setCookie('a', 'b');
  const html = `<h1>${key} ${url.pathname}</h1><script nonce="${nonce}">${script}</script>${'text '.repeat(200)}`;
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', 'x-own': '1' } });
};

beforeAll(async () => {
  home = await freshDatabase();
  pool = createPool(home.url);
  db = createDatabase(pool);
  officina = await aSession(await aWorkshop());
  web = await openPort(0, (request, response) => pages.handle(request, response));
});
afterAll(async () => {
  await web.close(1000);
  await db.destroy();
  await home.drop();
});
beforeEach(() => {
  rendered = [];
  passedOn = [];
  memory = createProcessMemory();
  const services: AppServices = {
    db,
    clock,
    memory,
    paymentSetup: aPaymentSetup(),
    log: silentLog,
    wire: defaultWirePrefixes,
    shopUrl: 'http://shop.test',
    secret: 'secret',
    mediaFiles: createFolderStore('/nowhere'),
    privateFiles: createPrivateFiles(createFolderStore('/nowhere')),
    render,
    endpoints: [{ kind: 'plain-link', parameter: 'add-to-cart', who: 'everybody', ...silent }],
    strict: true,
  };
  pages = createPageCache({
    services,
    now: () => time,
    next(request, response) {
      passedOn.push(`${request.method} ${request.url}`);
      response.end('passed on');
    },
  });
  memory.onChange(pages.invalidate);
  memory.setListening(true);
  pages.resume();
});

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const request = httpGet({ port: web.port, path, headers, method, agent: false }, (response) => {
    buffer(response).then(
      (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      reject,
    );
  });
  request.on('error', reject);
  return promise;
}

test('one page serves all guests, and one who is known needs no database', async () => {
  const guest = await aSession(null);
  const first = await ask('/shop/?utm_source=news');
  expect(first.body.toString()).toContain('<h1>retail-gross-it /shop/</h1>');
  const connect = vi.spyOn(pool, 'connect');
  const second = await ask('/shop/', { cookie: `shop_items_in_cart=1; ${guest}` });
  expect(second.body.equals(first.body)).toBe(true);
  expect(connect).not.toHaveBeenCalled();
  connect.mockRestore();
  expect(rendered).toEqual(['retail-gross-it /shop/ marked=true person=false']);
});

test('a business customer sees the page of the own price list, which names no person', async () => {
  const own = await ask('/', { cookie: officina });
  const guests = await ask('/');
  expect(own.body.toString()).toContain('officine-net-it');
  expect(guests.body.toString()).toContain('retail-gross-it');
  expect(own.headers.etag).not.toBe(guests.headers.etag);
  await ask('/', { cookie: officina });
  expect(rendered).toEqual([
    'officine-net-it-business / marked=true person=false',
    'retail-gross-it / marked=true person=false',
  ]);
});

test('a log-in that is known needs no database either, until its customer changes or it ends', async () => {
  const { customerId, cookie } = await aWorkshopLogIn();
  const own = await ask('/shop/', { cookie });
  expect(own.body.toString()).toContain('officine-net-it');
  const connect = vi.spyOn(pool, 'connect');
  expect((await ask('/shop/', { cookie })).body.equals(own.body)).toBe(true);
  expect(connect).not.toHaveBeenCalled();
  connect.mockRestore();
  await db.updateTable('customers').set({ approved_at: null }).where('id', '=', customerId).execute();
  memory.evict({ kind: 'customer', id: customerId });
  expect((await ask('/shop/', { cookie })).body.toString()).toContain('retail-gross-it');
  await db.updateTable('customers').set({ approved_at: clock.now() }).where('id', '=', customerId).execute();
  memory.evict({ kind: 'customer', id: customerId });
  expect((await ask('/shop/', { cookie })).body.toString()).toContain('officine-net-it');
  await db.deleteFrom('sessions').where('customer_id', '=', customerId).execute();
  memory.evict({ kind: 'customer', id: customerId });
  expect((await ask('/shop/', { cookie })).body.toString()).toContain('retail-gross-it');
});

async function aWorkshopLogIn() {
  const group = await db
    .selectFrom('customer_groups')
    .select('id')
    .where('slug', '=', 'officine')
    .executeTakeFirstOrThrow();
  const { id } = await aCustomer(db, { group_id: group.id });
  return { customerId: id, cookie: await aSession(id) };
}

test('a made-up person’s token is a guest', async () => {
  const answer = await ask('/', { cookie: `${cookieName}=p${'x'.repeat(43)}` });
  expect(answer.body.toString()).toContain('retail-gross-it');
});

test('a page is sent compressed to clients that accept it', async () => {
  const plain = await ask('/');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const brotli = await ask('/', { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
  const zipped = await ask('/', { 'accept-encoding': 'gzip, br;q=0' });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true);
  for (const { headers, body } of [plain, brotli, zipped]) {
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers).toMatchObject({
      vary: 'Accept-Encoding, Cookie',
      'cache-control': 'public, no-cache',
      'x-own': '1',
    });
  }
});

test('inline scripts are allowed by their hashes', async () => {
  const { headers } = await ask('/');
  const hash = createHash('sha256').update(script).digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('a browser that has the page gets 304, in few bytes', async () => {
  const { headers } = await ask('/');
  const repeated = await ask('/', { 'if-none-match': headers.etag ?? '' });
  expect([repeated.status, repeated.body.length, repeated.headers.etag]).toEqual([304, 0, headers.etag]);
  const among = await ask('/', { 'if-none-match': `W/"other", ${headers.etag}` });
  expect(among.status).toBe(304);
  expect((await ask('/', { 'if-none-match': 'W/"other"' })).status).toBe(200);
});

test('HEAD gets the headers of the page and none of its body', async () => {
  const head = await ask('/', {}, 'HEAD');
  const { headers, body } = await ask('/');
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
    200,
    0,
    String(body.length),
  ]);
  expect(head.headers.etag).toBe(headers.etag);
  expect(rendered).toHaveLength(1);
});

test.each([
  ['POST', '/shop/'],
  ['GET', '/shop/?add-to-cart=5'],
  ['GET', '/cart/'],
  ['GET', '/?wc-ajax=get_refreshed_fragments'],
])('%s %s is passed on', async (method, path) => {
  expect((await ask(path, {}, method)).body.toString()).toBe('passed on');
  expect(passedOn).toEqual([`${method} ${path}`]);
  expect(rendered).toEqual([]);
});

test.each(['/with-nonce/', '/with-cookie/', '/missing/'])(
  '%s is not cached: each visitor gets an own answer',
  async (path) => {
    for (const _ of [1, 2]) expect((await ask(path)).body.toString()).toBe('passed on');
    expect(rendered).toHaveLength(1);
    expect(pages.figures()).toMatchObject({ pages: 0, bypassed: 2 });
  },
);

test('a page that fails is passed on, and retried for the next visitor', async () => {
  for (const _ of [1, 2]) expect((await ask('/broken/')).body.toString()).toBe('passed on');
  expect(rendered).toHaveLength(2);
});

test('while changes are not notified every page is passed on as long as the database answers', async () => {
  await ask('/');
  pages.pause();
  expect((await ask('/')).body.toString()).toBe('passed on');
  pages.resume();
  expect(pages.figures()).toMatchObject({ pages: 0, bytes: 0 });
});

test('while the database is away guests, and only they, see the pages that were stored, for five minutes', async () => {
  const guest = await aSession(null);
  const stored = await ask('/', { cookie: guest });
  await ask('/', { cookie: officina });
  pages.pause();
  const connect = vi.spyOn(pool, 'connect').mockImplementation(() => Promise.reject(new Error('away')));
  onTestFinished(() => connect.mockRestore());
  expect((await ask('/')).body.equals(stored.body)).toBe(true);
  expect((await ask('/', { cookie: guest })).body.equals(stored.body)).toBe(true);
  expect((await ask('/', { cookie: officina })).body.toString()).toBe('passed on');
  for (const path of ['/shop/', '/cart/', '/?add-to-cart=5']) {
    expect((await ask(path, { cookie: guest })).body.toString()).toBe('passed on');
  }
  time += PAUSED_MS + 1;
  expect((await ask('/')).body.toString()).toBe('passed on');
});

test('[SITE-01] when the shop is switched to English its pages follow', async () => {
  await ask('/');
  await db
    .insertInto('settings')
    .values({ key: 'interface_language', value: JSON.stringify('en') })
    .execute();
  memory.evict({ kind: 'all' });
  expect((await ask('/')).body.toString()).toContain('retail-gross-en');
  await db.deleteFrom('settings').execute();
});

test('what the cache does is counted', async () => {
  for (const _ of [1, 2, 3]) await ask('/');
  await ask('/cart/');
  expect(pages.figures()).toMatchObject({ hits: 2, misses: 1, stale: 0, bypassed: 0, pages: 1 });
});
