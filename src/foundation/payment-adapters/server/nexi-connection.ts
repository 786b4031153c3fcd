import type {
  ConnectionAnswer,
  Credentials,
  ProviderEnvironment,
} from '#foundation/payment-provider/rules/provider-connection.ts';
import { createNexiApi } from '#foundation/services/nexi/create-nexi-api.ts';
import { connectionProblem } from './connection-problem.ts';
import { nexiAdapter } from './nexi-adapter.ts';
import type { ProviderConnection, ProviderSite } from './provider-connection.ts';

const path = '/api/phoenix-0.0/psp/api/v1';

const apiOf = ({ apiKey = '' }: Credentials, { urls, environment, log }: ProviderSite) =>
  createNexiApi({ url: urls[environment], apiKey, log });

/** Nexi XPay: an API key of its back office. Every order names the address of its notifications. */
export const nexiConnection: ProviderConnection = {
  code: 'nexi',
  credentials: [{ name: 'apiKey', secret: true, origin: 'entered', account: true, variable: 'NEXI_API_KEY' }],
  urls: {
    sandbox: `https://xpaysandbox.nexigroup.com${path}`,
    live: `https://xpay.nexigroup.com${path}`,
  },
  urlVariable: 'NEXI_URL',
  connect: (stored, site) => nexiAdapter(apiOf(stored, site)),
  async probe(stored, site): Promise<ConnectionAnswer<null>> {
    const answer = await apiOf(stored, site).authorize();
    if (answer.ok) return answer;
    const problem = connectionProblem(answer.fault, ['NOT_AUTHORIZED']);
    if (problem.code !== 'credentials') return { ok: false, problem };
    const other: ProviderEnvironment = site.environment === 'live' ? 'sandbox' : 'live';
    const there = await apiOf(stored, { ...site, environment: other }).authorize();
    return { ok: false, problem: there.ok ? { code: 'environment', issue: '' } : problem };
  },
};
