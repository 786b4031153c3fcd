import { once } from 'node:events';
import { request as askPlainly } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MAX_FILE_BYTES } from '#catalogue/media/rules/picture-limits.ts';
import { picturesPath, uploadPath } from '#catalogue/media/rules/upload-form.ts';
import { createDatabase, createPool } from '#foundation/database/client.ts';
import { aBrowser } from '../factories/a-browser.ts';
import { aProduct } from '../factories/a-product.ts';
import { aRegistration, fieldIn, goodPassword, logInOn, postOn } from '../factories/account-calls.ts';
import { temporaryFolder, type WhenDone } from '../factories/temporary-folder.ts';
import { freshDatabase } from '../factories/test-database.ts';
import { fetchThrough } from './proxies/a-visitor.ts';
import { missingProxy, type ProxyName, proxiedHost, proxyNames, startProxy } from './proxies/run-proxy.ts';
import { freePort, startShop } from './running-shop.ts';

const shopUrl = `https://${proxiedHost}`;

/** A shop behind a proxy on this machine, and the ways in: through the proxy from an address, or past it. */
async function aProxiedShop(name: ProxyName, whenDone: WhenDone) {
  const database = await freshDatabase();
  const db = createDatabase(createPool(database.url, { max: 2 }));
  whenDone(async () => {
    await db.destroy();
    await database.drop();
  });
  const port = await freePort();
  const shop = await startShop(
    {
      DATABASE_URL: database.url,
      DATA_DIR: await temporaryFolder(0o755, whenDone),
      PORT: String(port),
      SHOP_URL: shopUrl,
      DEMO_PRODUCTS: '0',
      // The visitors of these tests have other addresses of this machine.
      TRUSTED_PROXIES: '127.0.0.1,::1',
      METRICS_ADDRESSES: '127.0.0.1,::1',
    },
    whenDone,
  );
  const proxy = await startProxy(name, port, whenDone);
  const from = (address: string) => ({ shopUrl, fetch: fetchThrough(proxy, address) });
  return { db, shop, proxy, from };
}

const secureCookies = (response: Response) =>
  response.headers.getSetCookie().filter((line) => !line.split('; ').includes('Secure'));

describe.each(proxyNames)('behind %s as documented', (name) => {
  // One shop for the tests of a proxy: each has visitors, and addresses that they come from, of its own.
  let behind: Awaited<ReturnType<typeof aProxiedShop>>;
  const undone: (() => void | Promise<void>)[] = [];
  beforeAll(async () => {
    if (!missingProxy(name)) behind = await aProxiedShop(name, (undo) => void undone.push(undo));
  }, 120_000);
  afterAll(async () => {
    for (const undo of undone.toReversed()) await undo();
  });
  beforeEach(({ skip }) => skip(missingProxy(name), `${name} is not installed`));

  test('forms, cookies, links and redirects are those of SHOP_URL', async () => {
    const { from, proxy } = behind;
    const visitor = from('127.0.0.9');
    const browser = aBrowser(visitor);
    const registered = await postOn(browser, '/my-account/', 'shop-register-nonce', aRegistration());
    expect([registered.status, registered.headers.get('location')]).toEqual([
      303,
      '/my-account/?told=registered',
    ]);
    expect(registered.headers.getSetCookie()).not.toEqual([]);
    expect(secureCookies(registered)).toEqual([]);
    expect(registered.headers.get('strict-transport-security')).toBe('max-age=31536000');

    const foreign = await browser.post('/my-account/', {}, { origin: 'https://elsewhere.example' });
    expect(foreign.status).toBe(403);
    const past = await browser.post('/my-account/', {}, { origin: 'http://127.0.0.1:3000' });
    expect(past.status).toBe(403);

    const home = await (await browser.get('/')).text();
    expect(home).toContain(`<link rel="canonical" href="${shopUrl}/"`);
    expect(await (await browser.get('/robots.txt')).text()).toContain(`Sitemap: ${shopUrl}/sitemap.xml`);
    expect((await browser.get('/shop')).headers.get('location')).toBe('/shop/');
    const undone = await browser.get('/cart/?undo_item=x&_wpnonce=x', { referer: `${shopUrl}/shop/` });
    expect(undone.headers.get('location')).toBe('/shop/');
    const wire = await browser.get('/wp-json/wc/store/v1/cart');
    expect(wire.headers.get('link')).toContain(`<${shopUrl}/wp-json/>`);

    const plain = askPlainly({
      host: '127.0.0.1',
      port: proxy.httpPort,
      path: '/shop/?page=2',
      headers: { host: proxiedHost },
    }).end();
    const [moved] = await once(plain, 'response');
    moved.resume();
    expect([301, 308]).toContain(moved.statusCode);
    expect(moved.headers.location.replace(`:${proxy.httpsPort}`, '')).toBe(`${shopUrl}/shop/?page=2`);
  }, 60_000);

  test('pages come compressed, and once only', async () => {
    const { from } = behind;
    const browser = aBrowser(from('127.0.0.10'));
    for (const encoding of ['br', 'gzip']) {
      for (const path of ['/', '/cart/']) {
        const page = await browser.get(path, { 'accept-encoding': encoding });
        expect([path, page.status, page.headers.get('content-encoding')]).toEqual([path, 200, encoding]);
      }
    }
    const home = await browser.get('/', { 'accept-encoding': 'br' });
    const etag = home.headers.get('etag') ?? '';
    const restarted = await browser.get('/', { 'accept-encoding': 'br', 'if-none-match': etag });
    expect([restarted.status, (await restarted.arrayBuffer()).byteLength]).toEqual([304, 0]);
    const icon = await browser.get('/favicon.svg');
    const known = await browser.get('/favicon.svg', { 'if-none-match': icon.headers.get('etag') ?? '' });
    expect(known.status).toBe(304);
  }, 60_000);

  test('guesses are counted by the address that the proxy saw, not by the one that is claimed', async () => {
    const { from, shop } = behind;
    const fields = aRegistration();
    const owner = aBrowser(from('127.0.0.20'));
    expect((await postOn(owner, '/my-account/', 'shop-register-nonce', fields)).status).toBe(303);
    const guesser = aBrowser(from('127.0.0.11'));
    const page = await (await guesser.get('/my-account/')).text();
    const nonce = { 'shop-login-nonce': fieldIn(page, 'shop-login-nonce') };
    const answers: string[] = [];
    for (let guess = 0; guess < 45; guess += 1) {
      const form = { ...nonce, username: fields.email ?? '', password: `sbagliata ${guess}` };
      const claimed = { 'x-forwarded-for': `198.51.100.${guess}` };
      answers.push(await (await guesser.post('/my-account/', form, claimed)).text());
    }
    const waiting = answers.filter((html) => /Troppi tentativi/.test(html));
    expect(waiting.length).toBeGreaterThan(30);
    const elsewhere = aBrowser(from('127.0.0.21'));
    const entered = await logInOn(elsewhere, { email: fields.email ?? '', password: goodPassword });
    expect(entered.status).toBe(303);

    const claimed = { 'x-forwarded-for': '127.0.0.1' };
    expect((await guesser.get('/metrics', claimed)).status).toBe(403);
    expect((await shop.fetch('/metrics')).status).toBe(200);
  }, 60_000);

  test('what the shop takes the proxy lets through, and refuses nothing in its place', async () => {
    const { from, db } = behind;
    const product = await aProduct(db);
    const fields = aRegistration();
    const browser = aBrowser(from('127.0.0.12'));
    await postOn(browser, '/my-account/', 'shop-register-nonce', fields);
    await db
      .updateTable('customers')
      .set({ staff_role: 'clerk' })
      .where('email', '=', fields.email ?? '')
      .execute();
    const nonce = fieldIn(await (await browser.get(picturesPath(product.id))).text(), 'security');
    const send = async (bytes: Uint8Array<ArrayBuffer>) => {
      const form = new FormData();
      form.set('security', nonce);
      form.append('file', new Blob([bytes], { type: 'image/png' }), 'disco.png');
      const jar = [...browser.cookies]
        .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
        .join('; ');
      const headers = { cookie: jar, origin: shopUrl, accept: 'application/json' };
      return from('127.0.0.12').fetch(uploadPath(product.id), { method: 'POST', body: form, headers });
    };
    const problemWith = async (bytes: number) => {
      const answer: { refused: { problem: string }[] } = await (await send(new Uint8Array(bytes))).json();
      return answer.refused.map(({ problem }) => problem);
    };
    expect(await problemWith(MAX_FILE_BYTES)).toEqual(['not-a-picture']);
    expect(await problemWith(MAX_FILE_BYTES + 1)).toEqual(['too-large']);
    const form = await browser.post('/cart/', { note: 'x'.repeat(1_100_000) });
    expect([form.status, await form.text()]).toEqual([413, expect.stringContaining('limite di 1 MB')]);
  }, 60_000);
});
