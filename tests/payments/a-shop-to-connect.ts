import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { createPaymentSetup, PaymentSetup } from '#foundation/payment-adapters/server/payment-setup.ts';
import type { PaymentAdapters } from '#foundation/payment-provider/rules/payment-adapter.ts';
import { providersAction } from '#selling/payments/rules/provider-page.ts';
import { connectProviders } from '#selling/payments/server/connections/connect-providers.ts';
import { postProviders } from '#selling/payments/server/connections/post-providers.ts';
import { readProvidersPage } from '#selling/payments/server/connections/read-providers-page.ts';
import { aPaymentProvider, type TestPaymentProvider } from '../factories/a-payment-provider.ts';
import { aPaymentSetup } from '../factories/a-payment-setup.ts';
import type { TestRequestContext } from '../factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '../factories/a-test-database.ts';
import { aClerk } from '../factories/an-order.ts';

export const secretOf = { sandbox: 'a-sandbox-secret-1a2b', live: 'a-live-secret-9f2c' } as const;
type Fields = Readonly<Record<string, string>>;

type Shop = {
  home: TestDatabase;
  /** PayPal's two environments on this machine */
  sandbox: TestPaymentProvider;
  live: TestPaymentProvider;
  /** an administrator on the page of providers */
  clerk: TestRequestContext;
  /** the newest entry of the audit trail before a case */
  newest: number;
};

/** A shop for the cases of one file that nobody has connected to PayPal yet, and what its administrator does. */
export function aShopToConnect() {
  const now: Partial<Shop> = {};
  const of = <Name extends keyof Shop>(name: Name): NonNullable<Shop[Name]> => {
    const found = now[name];
    if (found === undefined) throw new Error(`${name} is not there yet`);
    return found;
  };
  const auditSince = (id: number) =>
    of('home').db.selectFrom('audit_entries').selectAll().where('id', '>', id).orderBy('id').execute();
  const setup = (given: Partial<Parameters<typeof createPaymentSetup>[0]> = {}): PaymentSetup =>
    aPaymentSetup({
      localUrls: { paypal: { sandbox: of('sandbox').url, live: of('live').url } },
      ...given,
    });

  beforeAll(async () => {
    now.home = await aTestDatabase();
  });
  afterAll(() => now.home?.close());
  beforeEach(async () => {
    now.sandbox = await aPaymentProvider({ clientId: 'shop-in-sandbox', secret: secretOf.sandbox });
    now.live = await aPaymentProvider({ clientId: 'shop-live', secret: secretOf.live });
    const { db } = of('home');
    for (const table of ['payment_connections', 'payment_providers', 'payment_provider_notices']) {
      await sql`delete from ${sql.table(table)}`.execute(db);
    }
    now.clerk = await aClerk(db, { paymentSetup: setup() });
    now.newest = Math.max(0, ...(await auditSince(0)).map(({ id }) => id));
  });
  afterEach(async () => {
    await now.sandbox?.close();
    await now.live?.close();
  });

  function post(fields: Fields, ctx = of('clerk')) {
    const form = new FormData();
    form.set('_wpnonce', ctx.nonces.make(providersAction));
    form.set('provider', 'paypal');
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return postProviders(ctx, form);
  }

  return {
    get db() {
      return of('home').db;
    },
    get sandbox() {
      return of('sandbox');
    },
    get live() {
      return of('live');
    },
    get clerk() {
      return of('clerk');
    },
    /** the same administrator in a process that is set up otherwise */
    clerkWith: (paymentSetup: PaymentSetup) => aClerk(of('home').db, { paymentSetup }),
    setup,
    post,
    save: (environment: 'sandbox' | 'live', given: Fields = {}) =>
      post({
        action: 'save',
        environment,
        clientId: environment === 'live' ? 'shop-live' : 'shop-in-sandbox',
        secret: secretOf[environment],
        ...given,
      }),
    audit: () => auditSince(of('newest')),
    adapters: (ctx = of('clerk')): Promise<PaymentAdapters> =>
      connectProviders(of('home').db, ctx.paymentSetup),
    /** what the page shows of PayPal */
    async paypal(ctx = of('clerk')) {
      const page = await readProvidersPage(ctx);
      const panel = page.panels.find(({ code }) => code === 'paypal');
      const sandbox = panel?.panes.find(({ environment }) => environment === 'sandbox');
      const live = panel?.panes.find(({ environment }) => environment === 'live');
      if (!panel || !sandbox || !live) throw new Error('PayPal is missing');
      return { page, panel, sandbox, live };
    },
  };
}
