import { z } from 'zod';
import { providerConnections } from '#foundation/payment-adapters/server/provider-connections.ts';
import {
  type ProviderCode,
  paymentProviders,
  providerCodes,
} from '#foundation/payment-provider/rules/payment-providers.ts';
import {
  type ConnectionProblem,
  type ProviderEnvironment,
  providerEnvironments,
} from '#foundation/payment-provider/rules/provider-connection.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { isPublicAddress } from '#foundation/services/public-address.ts';
import { shownCredentials } from '../../rules/entered-credentials.ts';
import {
  type ProviderPane,
  type ProviderPanel,
  type ProvidersPage,
  providersAction,
} from '../../rules/provider-page.ts';
import { providerWarnings } from '../../rules/provider-warnings.ts';
import { readConnections, type StoredConnection } from './read-connections.ts';

type Asking = Pick<RequestContext, 'db' | 'clock' | 'nonces' | 'paymentSetup' | 'shopUrl'>;

const problemShape = z.object({
  code: z.enum(['credentials', 'environment', 'network', 'busy', 'forbidden', 'address', 'unexpected']),
  issue: z.string(),
});

/** For how long a forged notice is worth a line on the page. */
const forgedShownMs = 7 * 24 * 60 * 60_000;

/** Every payment provider with its credentials as far as they may be shown, and the state of its notices. */
export async function readProvidersPage(ctx: Asking): Promise<ProvidersPage> {
  const { db, clock, nonces, paymentSetup, shopUrl } = ctx;
  const [all, switches, notices] = await Promise.all([
    readConnections(db, paymentSetup.seal),
    db.selectFrom('payment_providers').selectAll().execute(),
    db.selectFrom('payment_provider_notices').selectAll().execute(),
  ]);
  const isReachable = shopUrl.startsWith('https:') && isPublicAddress(shopUrl);
  const panels = providerCodes.map((code): ProviderPanel => {
    const fixed = paymentSetup.configured[code];
    const chosen = switches.find(({ provider }) => provider === code);
    const own = notices.filter(({ provider }) => provider === code);
    const since = clock.now().getTime() - forgedShownMs;
    const forged = own.find((one) => !one.is_genuine && one.received_at.getTime() > since);
    const panes = providerEnvironments.map((environment) => {
      const stored = all.find(
        (one) => one.code === code && one.environment === environment && !one.isRetired,
      );
      const last = own.find((one) => one.is_genuine && one.environment === environment);
      const pane = paneOf(ctx, code, environment, stored ?? null);
      return { ...pane, lastNotice: last ? { at: last.received_at.toISOString(), event: last.event } : null };
    });
    const state = {
      isOn: fixed !== undefined || (chosen?.is_on ?? false),
      environment: fixed?.environment ?? chosen?.environment ?? 'sandbox',
      isConfigured: fixed !== undefined,
    };
    return {
      code,
      name: paymentProviders[code].name,
      ...state,
      panes,
      lastForged: forged ? forged.received_at.toISOString() : null,
      warnings: providerWarnings({ ...state, panes, isReachable }),
    };
  });
  return {
    panels,
    shopUrl,
    isReachable,
    nonce: nonces.make(providersAction),
    now: clock.now().toISOString(),
  };
}

function paneOf(
  { paymentSetup }: Asking,
  code: ProviderCode,
  environment: ProviderEnvironment,
  stored: StoredConnection | null,
): Omit<ProviderPane, 'lastNotice'> {
  const { credentials: known, createWebhook, urlVariable } = providerConnections[code];
  const fixed = paymentSetup.configured[code];
  const isFixedHere = fixed?.environment === environment;
  const shown = isFixedHere ? shownCredentials(known, fixed.credentials) : (stored?.shown ?? {});
  const variables = [urlVariable, ...known.map(({ variable }) => variable)];
  return {
    environment,
    credentials: known.map(({ name, secret, origin, optional = false }) => ({
      name,
      secret,
      origin,
      isOptional: optional,
      // A code that is used once is never stored; what it was exchanged for is.
      isStored: origin === 'once' ? stored !== null : shown[name] !== undefined,
      value: shown[name] ?? '',
    })),
    savedAt: isFixedHere ? null : (stored?.savedAt.toISOString() ?? null),
    isLost: !isFixedHere && stored !== null && stored.credentials === null,
    variables: fixed ? variables.filter((name) => name !== undefined) : [],
    tried:
      isFixedHere || !stored?.tried
        ? null
        : { at: stored.tried.at.toISOString(), problem: problemIn(stored.tried.problem) },
    webhook: createWebhook ? (shown.webhookId === undefined ? 'missing' : 'made') : null,
  };
}

function problemIn(json: string): ConnectionProblem | null {
  return json === '' ? null : problemShape.parse(JSON.parse(json));
}
