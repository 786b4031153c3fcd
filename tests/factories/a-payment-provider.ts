import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { approvalPage } from './payment-provider/approval-page.ts';
import { localSdk } from './payment-provider/local-sdk.ts';
import {
  type buyersAddress,
  type ProviderLedger,
  providerLedger,
} from './payment-provider/provider-ledger.ts';
import type { StoredOrder } from './payment-provider/stored-order.ts';

/** How the provider behaves when it is called: as it should, or in one of the ways of the network and of its own rules. */
export type ProviderMood =
  | 'answers'
  /** it does what it was asked, and the answer is lost */
  | 'does-it-unheard'
  | 'hangs'
  | 'fails'
  | 'is-too-busy'
  | 'not-json'
  | 'token-expired'
  /** the money is not given: a refusal, or a capture that was declined */
  | 'declines'
  | 'declined-capture'
  | 'pends'
  /** a refund is taken down and fails at once */
  | 'fails-later'
  | { readonly issue: string };

/** A webhook as the provider stores it. */
export type StoredWebhook = {
  readonly id: string;
  readonly url: string;
  event_types: { readonly name: string }[];
};

/** A call as the provider heard it. */
export type HeardCall = {
  readonly method: string;
  readonly path: string;
  readonly requestId: string;
  /** who asked: the client id of the credentials */
  readonly client: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into what was sent
  readonly body: any;
};

/** A payment provider on loopback that speaks the real protocol: tokens, orders, approval page, captures, refunds, webhooks. */
export type TestPaymentProvider = {
  readonly url: string;
  /** of its script for browsers, and of what stands in for Google's */
  readonly scriptUrl: string;
  readonly googlePayUrl: string;
  readonly clientId: string;
  readonly secret: string;
  readonly webhookId: string;
  readonly heard: readonly HeardCall[];
  readonly ledger: ProviderLedger;
  /** the secrets of the accounts that it knows, by client id */
  readonly accounts: Map<string, string>;
  /** the webhooks that were made for the app */
  readonly webhooks: StoredWebhook[];
  /** how it answers a call whose path holds the key; of a list the last one stays */
  readonly moods: Map<string, readonly ProviderMood[]>;
  /** called when a caller is left waiting */
  onStuck: () => void;
  /** the buyer approves the order over there; `card` is what it was approved with */
  approve(id: string, card?: CardUsed, chosen?: typeof buyersAddress): StoredOrder;
  /** a message about an order, signed */
  webhook(kind: string, resource: Readonly<Record<string, unknown>>, id?: string): Request;
  calls(method: string, part: string): readonly HeardCall[];
  close(): Promise<void>;
};

export type CardUsed = {
  readonly brand: string;
  readonly last_digits?: string;
  /** `2029-04` */
  readonly expiry?: string;
  readonly liability_shift?: string;
  readonly enrollment_status?: string;
  readonly authentication_status?: string;
};

const webhookId = 'WH-1';

/** On any port, unless one is given. */
export async function aPaymentProvider({
  port = 0,
  clientId = 'shop-of-the-tests',
  secret = 'secret-that-no-log-may-hold',
} = {}): Promise<TestPaymentProvider> {
  const accounts = new Map([[clientId, secret]]);
  const heard: HeardCall[] = [];
  const moods = new Map<string, readonly ProviderMood[]>();
  const webhooks: StoredWebhook[] = [];
  const state = { onStuck: () => {} };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ledger = providerLedger(url);

  function moodOf(path: string): ProviderMood {
    for (const [part, list] of moods) {
      if (!path.includes(part)) continue;
      const [mood = 'answers', ...later] = list;
      if (later.length > 0) moods.set(part, later);
      return mood;
    }
    return 'answers';
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const piece of request) body += String(piece);
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    const method = request.method ?? 'GET';
    if (pathname === '/checkoutnow') return approvalPage({ method, body, searchParams, response, ledger });
    if (pathname.startsWith('/sdk/'))
      return localSdk({ method, pathname, body, searchParams, response, ledger });
    const requestId = String(request.headers['paypal-request-id'] ?? '');
    const isJson = (request.headers['content-type'] ?? '').includes('json');
    const client = clientIn(request.headers.authorization ?? '');
    heard.push({ method, path: pathname, requestId, client, body: isJson && body ? JSON.parse(body) : body });
    const mood = moodOf(pathname);
    switch (mood) {
      case 'hangs':
        return state.onStuck();
      case 'fails':
        return json(response, 500, { name: 'INTERNAL_SERVER_ERROR' });
      case 'is-too-busy':
        return json(response, 429, { name: 'RATE_LIMIT_REACHED' });
      case 'not-json':
        response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>OK</h1>');
        return;
      case 'token-expired':
        return json(response, 401, { error: 'invalid_token' });
      case 'does-it-unheard':
        act(request, pathname, body, requestId, mood);
        response.destroy();
        return;
      default:
        if (typeof mood === 'object') return json(response, 422, unprocessable(mood.issue));
        if (mood === 'declines') return json(response, 422, unprocessable('INSTRUMENT_DECLINED'));
    }
    const done = act(request, pathname, body, requestId, mood);
    json(response, done.status, done.value);
  }

  type Done = { readonly status: number; readonly value: unknown };
  function act(
    request: IncomingMessage,
    path: string,
    body: string,
    requestId: string,
    mood: ProviderMood,
  ): Done {
    const { authorization = '' } = request.headers;
    if (path === '/v1/oauth2/token') {
      const client = clientIn(authorization);
      const known = Buffer.from(`${client}:${accounts.get(client) ?? randomUUID()}`).toString('base64');
      return authorization === `Basic ${known}`
        ? {
            status: 200,
            value: {
              access_token: `token-${client}~${randomUUID()}`,
              token_type: 'Bearer',
              expires_in: 32_400,
            },
          }
        : { status: 401, value: { error: 'invalid_client' } };
    }
    if (!authorization.startsWith('Bearer token-')) {
      return { status: 401, value: { name: 'AUTHENTICATION_FAILURE' } };
    }
    const said = body === '' ? {} : JSON.parse(body);
    if (path === '/v1/identity/generate-token') {
      return { status: 200, value: { client_token: 'client-token', expires_in: 3600 } };
    }
    if (path === '/v1/notifications/verify-webhook-signature') {
      const signature = signatureOf(said.transmission_id, JSON.stringify(said.webhook_event));
      const isKnown = [webhookId, ...webhooks.map(({ id }) => id)].includes(said.webhook_id);
      const isOurs = isKnown && said.transmission_sig === signature;
      return { status: 200, value: { verification_status: isOurs ? 'SUCCESS' : 'FAILURE' } };
    }
    const webhook = /^\/v1\/notifications\/webhooks(?:\/([^/]+))?$/.exec(path);
    if (webhook) return answerWebhooks(webhooks, request.method ?? 'GET', webhook[1], said);
    const vaulted = ledger.vault.answer(request.method ?? 'GET', path, said, requestId);
    if (vaulted) return vaulted;
    const refund = /^\/v2\/payments\/captures\/([^/]+)\/refund$/.exec(path);
    if (refund) return ledger.refund(refund[1] ?? '', said, requestId, refundStatusIn(mood));
    const kept = /^\/v2\/payments\/(captures|refunds)\/([^/]+)$/.exec(path);
    if (kept?.[1] === 'refunds') return ledger.getRefund(kept[2] ?? '');
    if (kept) return ledger.getCapture(kept[2] ?? '');
    const found = /^\/v2\/checkout\/orders(?:\/([^/]+))?(\/capture)?$/.exec(path);
    if (!found) return { status: 404, value: { name: 'RESOURCE_NOT_FOUND' } };
    const [, id, capture] = found;
    if (!id) return ledger.create(said, requestId);
    if (capture)
      return ledger.capture(
        id,
        requestId,
        mood === 'pends' ? 'PENDING' : mood === 'declined-capture' ? 'DECLINED' : 'COMPLETED',
      );
    return request.method === 'PATCH' ? ledger.patch(id, said) : ledger.get(id);
  }

  return Object.assign(state, {
    url,
    scriptUrl: `${url}/sdk/js`,
    googlePayUrl: `${url}/sdk/pay.js`,
    clientId,
    secret,
    webhookId,
    heard,
    ledger,
    moods,
    accounts,
    webhooks,
    approve: (id: string, card?: CardUsed, chosen?: typeof buyersAddress) => ledger.approve(id, card, chosen),
    webhook(kind: string, resource: Readonly<Record<string, unknown>>, id = `WH-${randomUUID()}`) {
      const event = { id, event_type: kind, resource_type: 'checkout-order', resource };
      const body = JSON.stringify(event);
      const transmission = randomUUID();
      return new Request('http://shop.test/wp-json/wallet/v1/incoming', {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          'paypal-auth-algo': 'SHA256withRSA',
          'paypal-cert-url': `${url}/certs/1`,
          'paypal-transmission-id': transmission,
          'paypal-transmission-sig': signatureOf(transmission, body),
          'paypal-transmission-time': '2026-03-02T09:00:00Z',
        },
      });
    },
    calls: (method: string, part: string) =>
      heard.filter((call) => call.method === method && call.path.includes(part)),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

type Said = { readonly url?: string; readonly event_types?: { readonly name: string }[] };

/** The webhooks of an app: listed, made once for each address, and changed. */
function answerWebhooks(webhooks: StoredWebhook[], method: string, id: string | undefined, said: unknown) {
  if (method === 'GET') return { status: 200, value: { webhooks } };
  if (method === 'PATCH') {
    const [change] = said as readonly { readonly value: StoredWebhook['event_types'] }[];
    const found = webhooks.find((one) => one.id === id);
    if (!found || !change) return { status: 404, value: { name: 'INVALID_RESOURCE_ID' } };
    found.event_types = change.value;
    return { status: 200, value: found };
  }
  const { url = '', event_types = [] } = said as Said;
  const isHere = /^https:|^http:\/\/(localhost|127\.0\.0\.1|shop\.test)/.test(url);
  if (!isHere || event_types.length === 0) return { status: 400, value: { name: 'VALIDATION_ERROR' } };
  if (webhooks.some((one) => one.url === url)) {
    return { status: 400, value: { name: 'WEBHOOK_URL_ALREADY_EXISTS' } };
  }
  const made = { id: `WH-${randomUUID()}`, url, event_types };
  webhooks.push(made);
  return { status: 201, value: made };
}

/** Who asks: by name and secret for a token, by the token for everything else. */
function clientIn(authorization: string): string {
  const [kind, text = ''] = authorization.split(' ');
  if (kind === 'Basic') return Buffer.from(text, 'base64').toString().split(':')[0] ?? '';
  return text.replace(/^token-/, '').split('~')[0] ?? '';
}

const refundStatusIn = (mood: ProviderMood) =>
  mood === 'pends' ? 'PENDING' : mood === 'fails-later' ? 'FAILED' : 'COMPLETED';

const signatureOf = (transmission: string, body: string) =>
  createHmac('sha256', webhookId).update(`${transmission}|${body}`).digest('base64');

const unprocessable = (issue: string) => ({
  name: 'UNPROCESSABLE_ENTITY',
  message: 'The requested action could not be performed.',
  debug_id: 'd1',
  details: [{ issue, description: issue }],
});

function json(response: ServerResponse, status: number, value: unknown): void {
  if (status === 204) return void response.writeHead(204).end();
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(value));
}
