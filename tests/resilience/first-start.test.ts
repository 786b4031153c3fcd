import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startEmbeddedPostgres } from '#foundation/database/launcher/start-embedded-postgres.ts';
import { start } from '#messages/it/start.ts';
import { aBrowser } from '../factories/a-browser.ts';
import { fieldIn, goodPassword } from '../factories/account-calls.ts';
import { temporaryFolder } from '../factories/temporary-folder.ts';
import { freePort, launchShop, startShop } from './running-shop.ts';

const linkIn = (said: string) => /http\S+\/setup\/\?key=\S+/.exec(said)?.[0] ?? '';

test('an empty shop prints a link to its first administrator until there is one, and pages follow the settings', async () => {
  const env = { DATA_DIR: await temporaryFolder(), PORT: String(await freePort()), DEMO_PRODUCTS: '0' };
  const first = await startShop(env);
  await expect.poll(first.said).toContain('/setup/');
  const old = linkIn(first.said());
  expect(first.said()).toContain(start.firstAdministrator(old));
  expect(first.said()).not.toContain('banco@pistone.example');
  expect((await first.fetch(old)).status).toBe(200);
  first.signal('SIGTERM');
  await first.ended;

  const shop = await startShop(env);
  await expect.poll(shop.said).toContain('/setup/');
  const link = linkIn(shop.said());
  expect(link).not.toBe(old);
  expect((await shop.fetch(old)).status).toBe(410);
  const browser = aBrowser(shop);
  const path = link.slice(shop.shopUrl.length);
  const html = await (await browser.get(path)).text();
  const answer = await browser.post('/setup/', {
    setup_key: fieldIn(html, 'setup_key'),
    _wpnonce: fieldIn(html, '_wpnonce'),
    billing_first_name: 'Rosa',
    billing_last_name: 'Rossi',
    email: 'rosa@ricambi.test',
    reg_password: goodPassword,
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/staff/']);

  // A page of text from the page cache follows the settings of the moment.
  const payments = async () => (await shop.fetch('/pagamenti/')).text();
  expect(await payments()).not.toContain('Bonifico bancario');
  await payments();
  const settings = await (await browser.get('/staff/settings/?group=payments')).text();
  const fields = [...settings.matchAll(/<input[^>]* name="([a-z_]+)"[^>]*>/g)].flatMap(([tag, name = '']) => {
    const value = / value="([^"]*)"/.exec(tag)?.[1] ?? '';
    return /type="checkbox"/.test(tag) && !/ checked/.test(tag) ? [] : [[name, value] as [string, string]];
  });
  const posted = new Map(fields).set('bank_transfer_iban', 'IT60 X054 2811 1010 0000 0123 456');
  const saved = await browser.post('/staff/settings/?group=payments', new URLSearchParams([...posted]));
  expect(saved.status).toBe(303);
  await expect.poll(payments).toContain('IBAN IT60 X054 2811 1010 0000 0123 456');
  shop.signal('SIGTERM');
  await shop.ended;

  const third = await startShop(env);
  await expect.poll(third.said).toContain(start.open(third.shopUrl));
  third.signal('SIGTERM');
  await third.ended;
  expect(third.said()).not.toContain('/setup/');
}, 90_000);

test('at a public address the demo shop is neither made nor opened, unless it is told to', async () => {
  const dataDir = await temporaryFolder();
  const env = { DATA_DIR: dataDir, PORT: String(await freePort()), DEMO_PRODUCTS: '3' };
  const SHOP_URL = 'https://www.ricambi-rossi.it';
  const refused = async () => {
    const shop = launchShop({ ...env, NODE_ENV: 'production', SHOP_URL });
    expect(await shop.ended).toBe(1);
    return shop.complained();
  };
  expect(await refused()).toBe(`${start.demoShopInPublic(SHOP_URL)}\n`);
  const server = await startEmbeddedPostgres(join(dataDir, 'pg'));
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  expect((await client.query('select from customers')).rowCount).toBe(0);
  await client.end();
  await server.stop();

  const demo = await startShop(env);
  await expect.poll(demo.said).toContain('banco@pistone.example');
  demo.signal('SIGTERM');
  await demo.ended;
  const everybody =
    'banco@pistone.example, addetta@pistone.example, cliente@pistone.example, officina@pistone.example';
  expect(await refused()).toBe(`${start.demoAccountsInPublic(SHOP_URL, everybody)}\n`);

  const launched = launchShop({ ...env, NODE_ENV: 'production', SHOP_URL, DEMO_ACCOUNTS: 'allow' });
  await expect.poll(launched.said, { timeout: 30_000 }).toContain(start.open(SHOP_URL));
  launched.signal('SIGTERM');
  await launched.ended;
}, 90_000);
