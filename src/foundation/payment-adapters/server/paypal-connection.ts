import type { ProviderAnswer } from '#foundation/payment-provider/rules/payment-adapter.ts';
import type {
  ConnectionAnswer,
  ConnectionProblem,
  Credentials,
  ProviderEnvironment,
} from '#foundation/payment-provider/rules/provider-connection.ts';
import { createPaypalApi } from '#foundation/services/paypal/create-paypal-api.ts';
import {
  createPaypalWebhooks,
  type PaypalWebhook,
} from '#foundation/services/paypal/create-paypal-webhooks.ts';
import { paypalAdapter } from './paypal-adapter.ts';
import type { ProviderConnection, ProviderSite } from './provider-connection.ts';

/** What the shop wants to hear of: approvals, captures, refunds made at PayPal, and methods that it has stored or no longer has. */
const events = [
  'CHECKOUT.ORDER.APPROVED',
  'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.DECLINED',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.PENDING',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
  'VAULT.PAYMENT-TOKEN.CREATED',
  'VAULT.PAYMENT-TOKEN.DELETED',
];

// invalid_client: PayPal's word for a client id and a secret that do not belong together, in this environment.
const unknownClient = ['invalid_client', 'AUTHENTICATION_FAILURE', 'STATUS_401'];
const busy =
  /^(STATUS_5\d\d|STATUS_4(08|09|25|29)|RATE_LIMIT_REACHED|INTERNAL_SERVER_ERROR|SERVICE_UNAVAILABLE)$/;

const optionsOf = (stored: Credentials, { urls, environment, clock, log }: ProviderSite) => ({
  url: urls[environment],
  clientId: stored.clientId ?? '',
  secret: stored.secret ?? '',
  webhookId: stored.webhookId ?? '',
  clock,
  log,
});
const apiOf = (stored: Credentials, site: ProviderSite) => createPaypalApi(optionsOf(stored, site));

const urls = { sandbox: 'https://api-m.sandbox.paypal.com', live: 'https://api-m.paypal.com' } as const;

/** The script for browsers, which is one for both environments; another interface has none unless it is named. */
function scriptOf({ scriptUrl = '', urls: asked, environment }: ProviderSite): string {
  if (scriptUrl !== '') return scriptUrl;
  return asked[environment] === urls[environment] ? 'https://www.paypal.com/sdk/js' : '';
}

/** Google Pay pays through PayPal's script: where that is another one, Google's must be named as well. */
function googlePayOf({ googlePayUrl = '', scriptUrl = '', environment }: ProviderSite) {
  const address = googlePayUrl || (scriptUrl === '' ? 'https://pay.google.com/gp/p/js/pay.js' : '');
  if (address === '') return undefined;
  return { address, environment: environment === 'live' ? 'PRODUCTION' : 'TEST' } as const;
}

/** PayPal: client id and secret of an app of its developers' site, and the webhook that the shop makes there. */
export const paypalConnection: ProviderConnection = {
  code: 'paypal',
  credentials: [
    {
      name: 'clientId',
      secret: false,
      origin: 'entered',
      account: true,
      variable: 'PAYMENT_PROVIDER_CLIENT_ID',
    },
    { name: 'secret', secret: true, origin: 'entered', variable: 'PAYMENT_PROVIDER_SECRET' },
    {
      name: 'webhookId',
      secret: false,
      origin: 'made',
      optional: true,
      variable: 'PAYMENT_PROVIDER_WEBHOOK_ID',
    },
  ],
  urls,
  urlVariable: 'PAYMENT_PROVIDER_URL',
  connect: (stored, site) => paypalAdapter(apiOf(stored, site), scriptOf(site), googlePayOf(site)),
  probe,
  async createWebhook(stored, site, address) {
    const known = await probe(stored, site);
    if (!known.ok) return known;
    const webhooks = createPaypalWebhooks(optionsOf(stored, site));
    const listed = await webhooks.list();
    if (!listed.ok) return refuse(listed.fault);
    const found = listed.value.find(({ url }) => url === address);
    if (found) return hearing(webhooks, stored, found);
    const made = await webhooks.create(address, events);
    if (made.ok) return madeOf(stored, made.value.id, false);
    if (made.fault.issue !== 'WEBHOOK_URL_ALREADY_EXISTS') return refuse(made.fault);
    // The answer to the first attempt was lost.
    const again = await webhooks.list();
    const there = again.ok ? again.value.find(({ url }) => url === address) : undefined;
    return there ? madeOf(stored, there.id, false) : refuse(made.fault);
  },
};

async function probe(stored: Credentials, site: ProviderSite): Promise<ConnectionAnswer<null>> {
  const answer = await apiOf(stored, site).authorize();
  if (answer.ok) return { ok: true, value: null };
  const problem = problemOf(answer.fault);
  if (problem.code !== 'credentials') return { ok: false, problem };
  const other: ProviderEnvironment = site.environment === 'live' ? 'sandbox' : 'live';
  const there = await apiOf(stored, { ...site, environment: other }).authorize();
  return { ok: false, problem: there.ok ? { code: 'environment', issue: '' } : problem };
}

/** A webhook that exists already hears of everything that the shop wants to hear of. */
async function hearing(
  webhooks: ReturnType<typeof createPaypalWebhooks>,
  stored: Credentials,
  found: PaypalWebhook,
) {
  const hearsAll = found.events.includes('*') || events.every((event) => found.events.includes(event));
  const changed = hearsAll ? null : await webhooks.change(found.id, events);
  return changed && !changed.ok ? refuse(changed.fault) : madeOf(stored, found.id, true);
}

const madeOf = (stored: Credentials, webhookId: string, found: boolean) =>
  ({ ok: true, value: { credentials: { ...stored, webhookId }, found } }) as const;

type Fault = Extract<ProviderAnswer<never>, { ok: false }>['fault'];
const refuse = (fault: Fault) => ({ ok: false, problem: problemOf(fault) }) as const;

function problemOf({ issue }: Fault): ConnectionProblem {
  if (unknownClient.includes(issue)) return { code: 'credentials', issue };
  if (issue === 'TIMEOUT' || issue === 'UNREACHABLE') return { code: 'network', issue };
  if (busy.test(issue)) return { code: 'busy', issue };
  if (issue === 'NOT_AUTHORIZED' || issue === 'STATUS_403') return { code: 'forbidden', issue };
  if (issue.includes('URL') || issue === 'VALIDATION_ERROR') return { code: 'address', issue };
  return { code: 'unexpected', issue };
}
