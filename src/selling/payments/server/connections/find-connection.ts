import type {
  ProviderConnection,
  ProviderSite,
} from '#foundation/payment-adapters/server/provider-connection.ts';
import { providerConnections } from '#foundation/payment-adapters/server/provider-connections.ts';
import { type ProviderCode, readProviderCode } from '#foundation/payment-provider/rules/payment-providers.ts';
import {
  type Credentials,
  type ProviderEnvironment,
  providerEnvironments,
} from '#foundation/payment-provider/rules/provider-connection.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { isPublicAddress } from '#foundation/services/public-address.ts';
import { readConnections, type StoredConnection } from './read-connections.ts';

/** What a form of the page is about: the credentials of a provider in one environment. */
export type AskedConnection = {
  readonly code: ProviderCode;
  readonly environment: ProviderEnvironment;
  readonly connection: ProviderConnection;
  readonly site: ProviderSite;
  /** null while none are stored */
  readonly stored: StoredConnection | null;
  /** environment variables set the provider */
  readonly isConfigured: boolean;
  /** of the stored ones, or of those that variables set; null where there are none that the key opens */
  readonly credentials: Credentials | null;
};

/** The connection that a form names; null for a provider or environment that does not exist. */
export async function findConnection(
  { db, paymentSetup }: Pick<RequestContext, 'db' | 'paymentSetup'>,
  asked: { readonly provider: string; readonly environment: string },
): Promise<AskedConnection | null> {
  const code = readProviderCode(asked.provider);
  const environment = providerEnvironments.find((one) => one === asked.environment);
  if (!code || !environment) return null;
  const all = await readConnections(db, paymentSetup.seal);
  const stored =
    all.find((one) => one.code === code && one.environment === environment && !one.isRetired) ?? null;
  const fixed = paymentSetup.configured[code];
  const isFixedHere = fixed?.environment === environment;
  return {
    code,
    environment,
    connection: providerConnections[code],
    site: paymentSetup.siteOf(code, environment),
    stored,
    isConfigured: fixed !== undefined,
    credentials: isFixedHere ? fixed.credentials : (stored?.credentials ?? null),
  };
}

/** Whether a provider can send notices to the shop: by https from outside, or both are on this machine. */
export function canReachShop({ urls, environment }: ProviderSite, shopUrl: string): boolean {
  if (!isPublicAddress(urls[environment])) return true;
  return shopUrl.startsWith('https:') && isPublicAddress(shopUrl);
}
