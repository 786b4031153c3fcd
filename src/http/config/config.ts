import { resolve } from 'node:path';
import { z } from 'zod';
import { defaultWirePrefixes, type WirePrefixes } from '#foundation/calls/rules/wire-prefixes.ts';
import type { ConfiguredConnections, LocalUrls } from '#foundation/payment-adapters/server/payment-setup.ts';
import { isPublicAddress } from '#foundation/services/public-address.ts';
import type { StartMessages } from '#messages/it/start.ts';
import { isNetwork } from './address-set.ts';
import { localPaymentUrls } from './local-payment-urls.ts';
import { readPaymentVariables } from './read-payment-variables.ts';

/** All that the surroundings decide about a process, read once at the start. */
export type Config = {
  readonly port: number;
  /** absolute path of the folder of uploads, keys and the embedded database */
  readonly dataDir: string;
  /** null: the embedded PostgreSQL */
  readonly databaseUrl: string | null;
  /** without a final slash */
  readonly shopUrl: string;
  /** addresses and networks whose `X-Forwarded-For` is believed */
  readonly trustedProxies: readonly string[];
  /** addresses and networks that `/metrics` is for */
  readonly metricsAddresses: readonly string[];
  /** addresses and networks inside private ones that webhooks may be sent to */
  readonly webhookNetworks: readonly string[];
  /** null: mail stays in the email log of the database */
  readonly smtpUrl: string | null;
  /** null: no register is asked for VAT numbers */
  readonly vatRegisterUrl: string | null;
  /** payment providers that variables connect, whatever staff have stored */
  readonly payments: ConfiguredConnections;
  /** of payment providers on this machine instead of the real ones, for demos and tests */
  readonly localPaymentUrls: LocalUrls;
  /** of the payment provider's script for browsers; '': the provider's own, and none where variables name another address of its interface */
  readonly paymentScriptUrl: string;
  /** of Google's script for Google Pay; '': Google's own */
  readonly googlePayUrl: string;
  /** key of stored credentials; null: made of the key of nonces and signatures */
  readonly credentialsKey: string | null;
  /** null: generated into the data folder */
  readonly sessionSecret: string | null;
  readonly wire: WirePrefixes;
  readonly demoProducts: number;
  /** whether a shop that people from outside can reach may open with demo accounts, whose passwords everybody knows */
  readonly demoAccounts: 'refuse' | 'allow';
  /** when the pictures of the demo shop are rendered: all of them once the shop is open, or each at its first request */
  readonly demoPictures: 'ahead' | 'when-asked';
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
};

/** Names the sentence that says what to write instead. */
export type ConfigProblem = {
  [Key in keyof StartMessages]: StartMessages[Key] extends string ? Key : never;
}[keyof StartMessages];

const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= from && value <= to);

const url = (...protocols: string[]) =>
  z.string().refine((value) => {
    const address = URL.parse(value);
    return address !== null && protocols.includes(address.protocol) && address.hostname !== '';
  });

// Not a web address: a database may live behind a socket, postgres://user@/shop?host=/run/postgresql
const databaseUrl = z.string().regex(/^(?:postgres|postgresql|socket):\S*\/\S+$/);

const shopUrl = z
  .string()
  .transform((value) => URL.parse(value))
  .refine((address) => address !== null && ['http:', 'https:'].includes(address.protocol))
  .refine((address) => address?.href === `${address?.origin}/`)
  .transform((address) => address?.origin ?? '');

const serviceUrl = z
  .string()
  .transform((value) => URL.parse(value))
  .refine((address) => address !== null && ['http:', 'https:'].includes(address.protocol))
  .refine((address) => address?.search === '' && address.hash === '' && address.username === '')
  .transform((address) => address?.href.replace(/\/+$/, '') ?? '');

const loopback = ['127.0.0.0/8', '::1'];
const networks = z
  .string()
  .transform((value) => value.split(',').map((network) => network.trim()))
  .refine((given) => given.every(isNetwork));

const prefix = z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,30}$/);
const prefixes = z
  .strictObject({
    p: prefix,
    P: prefix,
    t: prefix,
    pp: prefix,
    platform: prefix,
    raq: prefix,
    raqfield: prefix,
  })
  .partial()
  .transform(
    (given): WirePrefixes => ({
      wholesale: given.p ?? defaultWirePrefixes.wholesale,
      wholesaleKey: given.P ?? defaultWirePrefixes.wholesaleKey,
      productTable: given.t ?? defaultWirePrefixes.productTable,
      wallet: given.pp ?? defaultWirePrefixes.wallet,
      platform: given.platform ?? defaultWirePrefixes.platform,
      quoteList: given.raq ?? defaultWirePrefixes.quoteList,
      quoteListField: given.raqfield ?? defaultWirePrefixes.quoteListField,
    }),
  );
const pairOf = (text: string) => {
  const [name = '', value = ''] = text.trim().split('=', 2);
  return [name, value] as const;
};
const wirePrefixes = z.preprocess(
  (value) => Object.fromEntries(String(value).split(',').map(pairOf)),
  prefixes,
);

type Environment = Readonly<Record<string, string | undefined>>;

/** The configuration that environment variables make, or the first problem in them; an empty variable counts as unset. */
export function readConfig(
  env: Environment,
): { ok: true; config: Config } | { ok: false; problem: ConfigProblem } {
  const problems: ConfigProblem[] = [];
  const read = <T>(name: string, schema: z.ZodType<T>, fallback: T, problem: ConfigProblem): T => {
    const given = env[name]?.trim();
    if (!given) return fallback;
    const parsed = schema.safeParse(given);
    if (!parsed.success) problems.push(problem);
    return parsed.success ? parsed.data : fallback;
  };
  const port = read('PORT', wholeNumber(1, 65_535), 3000, 'wrongPort');
  const ownUrl = read('SHOP_URL', shopUrl, `http://localhost:${port}`, 'wrongShopUrl');
  const config: Config = {
    port,
    dataDir: resolve(
      read(
        'DATA_DIR',
        z.string().refine((value) => !value.includes('\0')),
        './data',
        'wrongDataDir',
      ),
    ),
    databaseUrl: read<string | null>('DATABASE_URL', databaseUrl, null, 'wrongDatabaseUrl'),
    shopUrl: ownUrl,
    trustedProxies: read<readonly string[]>('TRUSTED_PROXIES', networks, loopback, 'wrongTrustedProxies'),
    metricsAddresses: read<readonly string[]>(
      'METRICS_ADDRESSES',
      networks,
      loopback,
      'wrongMetricsAddresses',
    ),
    // A shop that only this machine reaches is tried out with programs on this machine.
    webhookNetworks: read<readonly string[]>(
      'WEBHOOK_NETWORKS',
      networks,
      isPublicAddress(ownUrl) ? [] : loopback,
      'wrongWebhookNetworks',
    ),
    smtpUrl: read<string | null>('SMTP_URL', url('smtp:', 'smtps:'), null, 'wrongSmtpUrl'),
    vatRegisterUrl: read<string | null>('VAT_REGISTER_URL', serviceUrl, null, 'wrongVatRegisterUrl'),
    payments: readPaymentVariables(
      (name, schema) => read<string>(name, schema, '', 'wrongPaymentProvider'),
      serviceUrl,
      () => problems.push('wrongPaymentProvider'),
    ),
    localPaymentUrls: read<LocalUrls>('LOCAL_PAYMENT_PROVIDERS', localPaymentUrls, {}, 'wrongLocalPayments'),
    paymentScriptUrl: read<string>('PAYMENT_PROVIDER_SCRIPT_URL', serviceUrl, '', 'wrongPaymentScript'),
    googlePayUrl: read<string>('GOOGLE_PAY_SCRIPT_URL', serviceUrl, '', 'wrongPaymentScript'),
    credentialsKey: read<string | null>('CREDENTIALS_KEY', z.string().min(32), null, 'wrongCredentialsKey'),
    sessionSecret: read<string | null>('SESSION_SECRET', z.string().min(32), null, 'wrongSessionSecret'),
    wire: read('WIRE_PREFIXES', wirePrefixes, defaultWirePrefixes, 'wrongWirePrefixes'),
    demoProducts: read('DEMO_PRODUCTS', wholeNumber(0, 200_000), 1200, 'wrongDemoProducts'),
    demoAccounts: read('DEMO_ACCOUNTS', z.enum(['refuse', 'allow']), 'refuse', 'wrongDemoAccounts'),
    demoPictures: read('DEMO_PICTURES', z.enum(['ahead', 'when-asked']), 'ahead', 'wrongDemoPictures'),
    logLevel: read(
      'LOG_LEVEL',
      z.enum(['silent', 'error', 'warn', 'info', 'debug']),
      'info',
      'wrongLogLevel',
    ),
  };
  const [problem] = problems;
  return problem ? { ok: false, problem } : { ok: true, config };
}
