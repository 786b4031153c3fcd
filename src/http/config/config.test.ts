import { resolve } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { start } from '#messages/it/start.ts';
import { readConfig } from './config.ts';

function configOf(env: Record<string, string>) {
  const read = readConfig(env);
  if (!read.ok) throw new Error(read.problem);
  return read.config;
}

test('nothing set makes a shop on port 3000 with a database of its own', () => {
  expect(configOf({})).toEqual({
    port: 3000,
    dataDir: resolve('data'),
    databaseUrl: null,
    shopUrl: 'http://localhost:3000',
    trustedProxies: ['127.0.0.0/8', '::1'],
    metricsAddresses: ['127.0.0.0/8', '::1'],
    webhookNetworks: ['127.0.0.0/8', '::1'],
    smtpUrl: null,
    vatRegisterUrl: null,
    payments: {},
    localPaymentUrls: {},
    paymentScriptUrl: '',
    googlePayUrl: '',
    credentialsKey: null,
    sessionSecret: null,
    wire: {
      wholesale: 'wholesale',
      wholesaleKey: 'WHOLESALE',
      productTable: 'ptable',
      wallet: 'wallet',
      platform: 'shop',
      quoteList: 'raq_action',
      quoteListField: 'raq_subaction',
    },
    demoProducts: 1200,
    demoAccounts: 'refuse',
    demoPictures: 'ahead',
    logLevel: 'info',
  });
});

test('an empty variable counts as unset', () => {
  expect(configOf({ PORT: '', DATABASE_URL: ' ', WIRE_PREFIXES: '' })).toEqual(configOf({}));
});

test('the address of the shop follows the port until it is set', () => {
  expect(configOf({ PORT: '8080' }).shopUrl).toBe('http://localhost:8080');
  expect(configOf({ PORT: '8080', SHOP_URL: 'https://www.example.it/' }).shopUrl).toBe(
    'https://www.example.it',
  );
});

test('[WIRE-01] [RAQ-01] vendor prefixes are configuration; those not named keep their default', () => {
  expect(configOf({ WIRE_PREFIXES: 'p=b2b,P=B2B, platform=store,raq=ywraq' }).wire).toEqual({
    wholesale: 'b2b',
    wholesaleKey: 'B2B',
    productTable: 'ptable',
    wallet: 'wallet',
    platform: 'store',
    quoteList: 'ywraq',
    quoteListField: 'raq_subaction',
  });
});

test('trusted proxies and readers of figures are addresses and networks of both kinds', () => {
  const config = configOf({
    TRUSTED_PROXIES: '10.0.0.5, 172.20.0.0/16,fd00::/8',
    METRICS_ADDRESSES: '10.1.0.0/24',
  });
  expect(config.trustedProxies).toEqual(['10.0.0.5', '172.20.0.0/16', 'fd00::/8']);
  expect(config.metricsAddresses).toEqual(['10.1.0.0/24']);
});

test('webhooks of a public shop are sent inside private networks only where these are named', () => {
  const SHOP_URL = 'https://www.ricambi.it';
  expect(configOf({ SHOP_URL }).webhookNetworks).toEqual([]);
  expect(configOf({ SHOP_URL, WEBHOOK_NETWORKS: '192.168.1.0/24' }).webhookNetworks).toEqual([
    '192.168.1.0/24',
  ]);
});

test('the address of the VAT register is parsed without a final slash', () => {
  expect(
    configOf({ VAT_REGISTER_URL: 'https://ec.europa.eu/taxation_customs/vies/rest-api/' }).vatRegisterUrl,
  ).toBe('https://ec.europa.eu/taxation_customs/vies/rest-api');
});

test.each([
  ['DATABASE_URL', 'postgres://shop:secret@db.example.it:5432/shop', 'databaseUrl'],
  ['DATABASE_URL', 'postgresql://shop@/shop?host=/run/postgresql', 'databaseUrl'],
  ['SMTP_URL', 'smtps://user:secret@mail.example.it', 'smtpUrl'],
  ['SESSION_SECRET', 'a'.repeat(32), 'sessionSecret'],
  ['CREDENTIALS_KEY', 'b'.repeat(32), 'credentialsKey'],
  ['LOG_LEVEL', 'debug', 'logLevel'],
] as const)('%s=%s is taken as it is', (name, value, key) => {
  expect(configOf({ [name]: value })[key]).toBe(value);
});

test.each([
  ['PORT', '0', 'wrongPort'],
  ['PORT', '65536', 'wrongPort'],
  ['PORT', '3000a', 'wrongPort'],
  ['PORT', '-1', 'wrongPort'],
  ['DATA_DIR', 'da\0ta', 'wrongDataDir'],
  ['DATABASE_URL', 'mysql://localhost/shop', 'wrongDatabaseUrl'],
  ['DATABASE_URL', 'localhost', 'wrongDatabaseUrl'],
  ['SHOP_URL', 'www.example.it', 'wrongShopUrl'],
  ['SHOP_URL', 'https://www.example.it/shop', 'wrongShopUrl'],
  ['SHOP_URL', 'ftp://www.example.it', 'wrongShopUrl'],
  ['TRUSTED_PROXIES', 'proxy.example.it', 'wrongTrustedProxies'],
  ['TRUSTED_PROXIES', '10.0.0.0/33', 'wrongTrustedProxies'],
  ['TRUSTED_PROXIES', '127.0.0.1,', 'wrongTrustedProxies'],
  ['METRICS_ADDRESSES', 'everybody', 'wrongMetricsAddresses'],
  ['WEBHOOK_NETWORKS', 'erp.example.it', 'wrongWebhookNetworks'],
  ['SMTP_URL', 'mail.example.it', 'wrongSmtpUrl'],
  ['VAT_REGISTER_URL', 'ec.europa.eu', 'wrongVatRegisterUrl'],
  ['VAT_REGISTER_URL', 'ftp://ec.europa.eu/vies', 'wrongVatRegisterUrl'],
  ['VAT_REGISTER_URL', 'https://ec.europa.eu/vies?x=1', 'wrongVatRegisterUrl'],
  ['SESSION_SECRET', 'short', 'wrongSessionSecret'],
  ['CREDENTIALS_KEY', 'short', 'wrongCredentialsKey'],
  ['LOCAL_PAYMENT_PROVIDERS', 'paypal.live=https://collector.example.com', 'wrongLocalPayments'],
  ['LOCAL_PAYMENT_PROVIDERS', 'nobody.live=http://127.0.0.1:4000', 'wrongLocalPayments'],
  ['LOCAL_PAYMENT_PROVIDERS', 'http://127.0.0.1:4000', 'wrongLocalPayments'],
  ['WIRE_PREFIXES', 'p', 'wrongWirePrefixes'],
  ['WIRE_PREFIXES', 'q=wholesale', 'wrongWirePrefixes'],
  ['WIRE_PREFIXES', 'p=whole sale', 'wrongWirePrefixes'],
  ['WIRE_PREFIXES', 'platform=', 'wrongWirePrefixes'],
  ['DEMO_PRODUCTS', '-1', 'wrongDemoProducts'],
  ['DEMO_PRODUCTS', '200001', 'wrongDemoProducts'],
  ['DEMO_ACCOUNTS', 'yes', 'wrongDemoAccounts'],
  ['DEMO_PICTURES', 'never', 'wrongDemoPictures'],
  ['LOG_LEVEL', 'loud', 'wrongLogLevel'],
] as const)('%s=%s stops the start with a sentence that says what to write', (name, value, problem) => {
  expect(readConfig({ [name]: value })).toEqual({ ok: false, problem });
  expect(start[problem]).toContain(/_(?:SECRET|KEY)$/.test(name) ? name : `${name}=`);
});

describe('a payment provider by variables', () => {
  const paypal = {
    PAYMENT_PROVIDER_URL: 'https://api-m.sandbox.paypal.com/',
    PAYMENT_PROVIDER_CLIENT_ID: 'shop',
    PAYMENT_PROVIDER_SECRET: 'hush',
  };

  it('is connected in the environment that its address belongs to', () => {
    const credentials = { clientId: 'shop', secret: 'hush', webhookId: '' };
    const url = 'https://api-m.sandbox.paypal.com';
    expect(configOf(paypal).payments).toEqual({ paypal: { environment: 'sandbox', url, credentials } });
    const live = configOf({ ...paypal, PAYMENT_PROVIDER_URL: 'https://api-m.paypal.com' });
    expect(live.payments.paypal?.environment).toBe('live');
  });

  it.each(Object.keys(paypal))('stops the start without %s', (name) => {
    expect(readConfig({ ...paypal, [name]: '' })).toEqual({ ok: false, problem: 'wrongPaymentProvider' });
  });
});

test('providers on this machine take the place of the real ones, by provider and environment', () => {
  const given = 'paypal.sandbox=http://127.0.0.1:4000/, paypal.live=http://localhost:4001';
  expect(configOf({ LOCAL_PAYMENT_PROVIDERS: given }).localPaymentUrls).toEqual({
    paypal: { sandbox: 'http://127.0.0.1:4000', live: 'http://localhost:4001' },
  });
});
