import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import type pgClient from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { defaultWirePrefixes } from '#foundation/calls/rules/wire-prefixes.ts';
import { createDatabase, createPool, type Database } from '#foundation/database/client.ts';
import { createFolderStore } from '#foundation/services/files/folder-store.ts';
import { createPrivateFiles } from '#foundation/services/files/private-files.ts';
import { silentLog } from '#foundation/services/log.ts';
import { createProcessMemory } from '#http/metrics/process-memory.ts';
import type { AppServices } from '#http/requests/app-services.ts';
import { openPort, type WebServer } from '#http/server/web-server.ts';
import { aPaymentSetup } from '#tests/factories/a-payment-setup.ts';
import { fakeClock } from '#tests/factories/fake-clock.ts';
import { type FreshDatabase, freshDatabase } from '#tests/factories/test-database.ts';
import { createPageCache, type PageCache } from './create-page-cache.ts';

let home: FreshDatabase;
let pool: pgClient.Pool;
let db: Database;
let web: WebServer;
let pages: PageCache;
let rendered = 0;

const render: AppServices['render'] = async (_, { ctx }) => {
  rendered += 1;
  const { key, locale, contentLocale } = ctx.visitor.audience;
  return new Response(`${key} ${locale} ${contentLocale}`, { headers: { 'content-type': 'text/html' } });
};

beforeAll(async () => {
  home = await freshDatabase();
  pool = createPool(home.url);
  db = createDatabase(pool);
  web = await openPort(0, (request, response) => pages.handle(request, response));
});
afterAll(async () => {
  await web.close(1000);
  await db.destroy();
  await home.drop();
});
beforeEach(async () => {
  rendered = 0;
  await db.deleteFrom('settings').where('key', '=', 'language_switch').execute();
  const memory = createProcessMemory();
  const services: AppServices = {
    db,
    clock: fakeClock(),
    memory,
    paymentSetup: aPaymentSetup(),
    log: silentLog,
    wire: defaultWirePrefixes,
    shopUrl: 'http://shop.test',
    secret: 'secret',
    mediaFiles: createFolderStore('/nowhere'),
    privateFiles: createPrivateFiles(createFolderStore('/nowhere')),
    render,
    endpoints: [],
    strict: true,
  };
  pages = createPageCache({ services, next: (_, response) => response.end('passed on') });
  memory.onChange(pages.invalidate);
  memory.setListening(true);
  pages.resume();
});

function ask(path: string, cookie = ''): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const options = { port: web.port, path, headers: { cookie }, agent: false };
  get(options, (response) => text(response).then(resolve, reject)).on('error', reject);
  return promise;
}

test('[SITE-01] each language has pages of its own where the shop offers both, and guests of both need no database', async () => {
  await db.insertInto('settings').values({ key: 'language_switch', value: 'true' }).execute();
  const english = await ask('/shop/', 'shop_lang=en');
  const italian = await ask('/shop/');
  expect([english, italian]).toEqual(['retail-gross-it-in-en en it', 'retail-gross-it it undefined']);
  const connect = vi.spyOn(pool, 'connect');
  expect(await ask('/shop/', 'shop_lang=en')).toBe(english);
  expect(await ask('/shop/')).toBe(italian);
  expect(connect).not.toHaveBeenCalled();
  connect.mockRestore();
  expect(await ask('/shop/', 'shop_lang=it')).toBe(italian);
  expect(await ask('/shop/', 'shop_lang=fr')).toBe(italian);
  expect(rendered).toBe(2);
});

test('[SITE-01] an address that asks for a language is handed on, since it sets a cookie', async () => {
  expect(await ask('/shop/?lang=en')).toBe('passed on');
});

test('[SITE-01] a cookie of a language changes nothing in a shop that offers one', async () => {
  expect(await ask('/shop/', 'shop_lang=en')).toBe('retail-gross-it it undefined');
});
