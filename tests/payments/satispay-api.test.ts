import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { satispayConnection } from '#foundation/payment-adapters/server/satispay-connection.ts';
import { silentLog } from '#foundation/services/log.ts';
import { activateSatispayKey } from '#foundation/services/satispay/activate-satispay-key.ts';
import { createSatispayApi } from '#foundation/services/satispay/create-satispay-api.ts';
import { readConfig } from '#http/config/config.ts';
import { printSatispayKey } from '#http/server/print-satispay-key.ts';
import { fakeClock } from '../factories/fake-clock.ts';
import { activatedKey } from './peers/satispay-peer.ts';
import { openSatispayServer, type SatispayServer } from './peers/satispay-server.ts';

let server: SatispayServer;
beforeEach(async () => {
  server = await openSatispayServer();
});
afterEach(() => server.close());

const payment = {
  key: 'K-1',
  amount: 1240,
  reference: 'n. 7 '.repeat(20),
  callbackUrl: 'http://shop.test/notices/satispay?payment={uuid}&token=T',
  redirectUrl: 'http://shop.test/back',
};
const otherKey = () =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' });

it('an activation code gives an id to a key once', async () => {
  const { privateKey, keyId } = await activatedKey(server);
  expect(keyId).not.toBe('');
  const activationCode = server.activationCode();
  expect((await activateSatispayKey(server.calling, { privateKey, activationCode })).ok).toBe(true);
  expect(await activateSatispayKey(server.calling, { privateKey, activationCode })).toEqual({
    ok: false,
    fault: { kind: 'refused', issue: 'CODE_45' },
  });
});

it('a call that is signed by another key is refused, and creates nothing', async () => {
  const { keyId } = await activatedKey(server);
  const api = createSatispayApi({
    ...server.calling,
    keyId,
    privateKey: otherKey().toString(),
    clock: fakeClock(),
  });
  expect(await api.createPayment(payment)).toMatchObject({ ok: false, fault: { kind: 'refused' } });
  expect(server.payments.size).toBe(0);
});

it('a payment whose answer was lost is created once; its address is called with its id, its reference is cut', async () => {
  const api = createSatispayApi({
    ...server.calling,
    ...(await activatedKey(server)),
    clock: fakeClock(),
  });
  server.trouble('start', 'unheard', 0.5);
  const made = await api.createPayment(payment);
  if (!made.ok) throw new Error(made.fault.issue);
  expect(server.keys('MATCH_CODE')).toEqual(['K-1', 'K-1']);
  expect([...server.payments.keys()]).toEqual([made.value.id]);
  expect(server.callbackOf(made.value.id)).toContain(`payment=${made.value.id}&`);
  expect(server.payments.get(made.value.id)?.external_code).toHaveLength(50);
});

it('neither key nor signature is logged', async () => {
  const lines: string[] = [];
  const note = (data: object, sentence: string) => void lines.push(JSON.stringify([data, sentence]));
  const log = { info: note, warn: note, error: note };
  const keys = await activatedKey(server);
  const api = createSatispayApi({ ...server.calling, ...keys, clock: fakeClock(), log });
  server.trouble('start', 'fails', 1);
  await api.createPayment(payment);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join(' ')).not.toMatch(/PRIVATE|Signature|SHA-256/);
  expect(lines.join(' ')).not.toContain(keys.keyId);
});

it('the command makes a key that the configuration takes, and says why it got none', async () => {
  const printed = await printSatispayKey(`${server.url}/`, server.activationCode());
  expect(printed.ok).toBe(true);
  const variables = Object.fromEntries(
    printed.sentence.split('\n').map((line) => {
      const [name = '', ...value] = line.split('=');
      return [name, value.join('=').replaceAll('"', '')];
    }),
  );
  const read = readConfig(variables);
  const configured = read.ok ? read.config.payments.satispay : undefined;
  if (!configured) throw new Error('the configuration does not take it');
  const { environment, url, credentials } = configured;
  const site = {
    environment,
    urls: { sandbox: '', live: '', [environment]: url },
    clock: fakeClock(),
    log: silentLog,
  };
  expect(await satispayConnection.probe(credentials, site)).toEqual({ ok: true, value: null });
  expect(await printSatispayKey(server.url, 'GUESSED')).toMatchObject({ ok: false });
  expect(await printSatispayKey('', '')).toMatchObject({ ok: false });
});

it('on the screen an activation code becomes a key that is tried; a used one, or a broken key, are said to be unknown', async () => {
  const site = {
    environment: 'sandbox',
    urls: { sandbox: server.url, live: server.url },
    clock: fakeClock(),
    log: silentLog,
  } as const;
  const activationCode = server.activationCode();
  const activated = await satispayConnection.activate?.({ activationCode }, site);
  if (!activated?.ok) throw new Error(activated?.problem.issue);
  expect(await satispayConnection.probe(activated.value, site)).toEqual({ ok: true, value: null });
  expect(await satispayConnection.activate?.({ activationCode }, site)).toMatchObject({
    ok: false,
    problem: { code: 'credentials' },
  });
  for (const privateKey of ['', 'no key', otherKey().toString()]) {
    expect(await satispayConnection.probe({ ...activated.value, privateKey }, site)).toMatchObject({
      ok: false,
      problem: { code: 'credentials' },
    });
  }
  server.trouble('pay', 'fails', 1);
  expect(await satispayConnection.probe(activated.value, site)).toMatchObject({
    ok: false,
    problem: { code: 'busy' },
  });
});
