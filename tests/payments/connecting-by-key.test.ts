import { afterEach, beforeEach, expect, it } from 'vitest';
import { readProvidersPage } from '#selling/payments/server/connections/read-providers-page.ts';
import type { TestRequestContext } from '../factories/a-request-context.ts';
import { aShopToConnect } from './a-shop-to-connect.ts';
import { type NexiServer, openNexiServer } from './peers/nexi-server.ts';
import { openSatispayServer, type SatispayServer } from './peers/satispay-server.ts';

const shop = aShopToConnect();
let satispay: SatispayServer;
let nexi: NexiServer;
let clerk: TestRequestContext;

beforeEach(async () => {
  satispay = await openSatispayServer();
  nexi = await openNexiServer();
  clerk = await shop.clerkWith(
    shop.setup({ localUrls: { satispay: { live: satispay.url }, nexi: { live: nexi.url } } }),
  );
});
afterEach(async () => {
  await satispay.close();
  await nexi.close();
});

const save = (provider: 'satispay' | 'nexi', given: Readonly<Record<string, string>>) =>
  shop.post({ action: 'save', provider, environment: 'live', ...given }, clerk);

async function liveOf(provider: 'satispay' | 'nexi') {
  const { panels } = await readProvidersPage(clerk);
  return panels
    .find(({ code }) => code === provider)
    ?.panes.find(({ environment }) => environment === 'live');
}

it('an activation code of Satispay is exchanged for a key of the shop, once, and is not stored', async () => {
  const activationCode = satispay.activationCode();
  expect(await save('satispay', { activationCode })).toMatchObject({ kind: 'saved', problem: null });
  const pane = await liveOf('satispay');
  expect(pane).toMatchObject({ webhook: null, tried: { problem: null } });
  expect(pane?.credentials.map(({ name, isStored }) => [name, isStored])).toEqual([
    ['activationCode', true],
    ['keyId', true],
    ['privateKey', true],
  ]);
  expect(pane?.credentials.find(({ name }) => name === 'privateKey')?.value).toBe('');
  const rows = await shop.db.selectFrom('payment_connections').selectAll().execute();
  expect(JSON.stringify([rows, await shop.audit(), pane])).not.toMatch(
    new RegExp(`PRIVATE KEY|${activationCode}`),
  );

  expect(await save('satispay', {})).toMatchObject({ kind: 'saved', problem: null });
  expect(await save('satispay', { activationCode })).toMatchObject({
    kind: 'not-activated',
    problem: { code: 'credentials' },
  });
  expect(await shop.post({ action: 'try', provider: 'satispay', environment: 'live' }, clerk)).toMatchObject({
    problem: null,
  });
});

it('a code that is missing, or a Satispay that does not answer, stores nothing', async () => {
  expect(await save('satispay', {})).toMatchObject({
    kind: 'wrong',
    problems: { activationCode: 'missing' },
  });
  const activationCode = satispay.activationCode();
  satispay.down();
  expect(await save('satispay', { activationCode })).toMatchObject({ kind: 'not-activated' });
  expect(await shop.db.selectFrom('payment_connections').select('id').execute()).toEqual([]);
});

it('the API key of a terminal connects Nexi XPay, and a wrong one is said', async () => {
  expect(await save('nexi', { apiKey: 'a-key-of-nobody' })).toMatchObject({
    kind: 'saved',
    problem: { code: 'credentials' },
  });
  expect(await save('nexi', { apiKey: nexi.apiKey })).toMatchObject({ kind: 'saved', problem: null });
  expect(await shop.post({ action: 'on', provider: 'nexi', environment: 'live' }, clerk)).toMatchObject({
    kind: 'on',
  });
  const connected = await shop.adapters(clerk);
  expect(connected.nexi?.isClosed).toBeUndefined();
  expect((await liveOf('nexi'))?.webhook).toBeNull();
});
