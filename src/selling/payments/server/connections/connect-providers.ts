import type { Database } from '#foundation/database/client.ts';
import type { PaymentSetup } from '#foundation/payment-adapters/server/payment-setup.ts';
import { type ConnectedAccount, routePayments } from '#foundation/payment-adapters/server/route-payments.ts';
import type { PaymentAdapters } from '#foundation/payment-provider/rules/payment-adapter.ts';
import { type ProviderCode, providerCodes } from '#foundation/payment-provider/rules/payment-providers.ts';
import { readConnections, type StoredConnection } from './read-connections.ts';

/**
 * The adapters of all providers that variables or staff have connected. Credentials that the key no longer opens connect nothing; the page of
 * the providers says so.
 */
export async function connectProviders(db: Database, setup: PaymentSetup): Promise<PaymentAdapters> {
  const [stored, switches] = await Promise.all([
    readConnections(db, setup.seal),
    db.selectFrom('payment_providers').selectAll().where('is_on', '=', true).execute(),
  ]);
  const adapters = providerCodes.flatMap((code) => {
    const configured = configuredAccount(setup, code);
    const own = stored.filter((one) => one.code === code).flatMap((one) => accountOf(setup, one) ?? []);
    const active = switches.find(({ provider }) => provider === code)?.environment;
    const chosen = own.find(({ environment, isRetired }) => environment === active && !isRetired);
    const current = configured ?? chosen ?? null;
    // The current one is asked first what a notice is about.
    const others = own.filter((account) => account !== current);
    const adapter = routePayments(current, [...(current ? [current] : []), ...others]);
    return adapter ? [[code, adapter] as const] : [];
  });
  return Object.fromEntries(adapters);
}

function configuredAccount(setup: PaymentSetup, code: ProviderCode): ConnectedAccount | null {
  const fixed = setup.configured[code];
  if (!fixed) return null;
  const { environment, credentials } = fixed;
  const adapter = setup.adapterOf(`${code} configured`, code, environment, credentials);
  return { id: '', environment, adapter, isRetired: false };
}

function accountOf(setup: PaymentSetup, stored: StoredConnection): ConnectedAccount | null {
  const { id, code, environment, credentials, revision, isRetired } = stored;
  if (!credentials) return null;
  const adapter = setup.adapterOf(`${id} ${revision}`, code, environment, credentials);
  return { id: String(id), environment, adapter, isRetired };
}
