import { createHash, createPublicKey, randomUUID, verify } from 'node:crypto';
import type { HeardRequest, PeerServer, Reply } from './peer-server.ts';
import { openPeerServer, peerPage } from './peer-server.ts';

const base = '/g_business/v1';

export type StoredPayment = {
  readonly id: string;
  readonly type: 'TO_BUSINESS' | 'REFUND_TO_BUSINESS';
  amount_unit: number;
  currency: string;
  status: 'PENDING' | 'ACCEPTED' | 'CANCELED';
  expired: boolean;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly sender: { readonly type: string; name?: string };
  readonly external_code: string;
  readonly redirect_url?: string;
};

/** Satispay on loopback: keys that are activated, signatures of calls, payments with their page, refunds, callbacks. */
export type SatispayServer = PeerServer & {
  readonly payments: ReadonlyMap<string, StoredPayment>;
  /** of the dashboard; each works once */
  activationCode(): string;
  /** the address to call about a payment */
  callbackOf(id: string): string;
  parentOf(refundId: string): string;
  accept(id: string): void;
  decline(id: string): void;
  refundsStart: { as: StoredPayment['status'] };
  keys(flow: 'MATCH_CODE' | 'REFUND'): readonly string[];
  /** calls the shop when the buyer has decided on the page, as Satispay does */
  callsBack: boolean;
};

export async function openSatispayServer(): Promise<SatispayServer> {
  const payments = new Map<string, StoredPayment>();
  const callbacks = new Map<string, string>();
  const returns = new Map<string, string>();
  const parents = new Map<string, string>();
  const publicKeys = new Map<string, string>();
  const codes = new Map<string, 'new' | 'used'>();
  const answered = new Map<string, Reply>();
  const heard: { readonly flow: string; readonly key: string }[] = [];
  const state = { refundsStart: { as: 'ACCEPTED' as StoredPayment['status'] }, callsBack: false };

  function activate({ public_key: key, token }: Readonly<Record<string, string>>): Reply {
    const code = codes.get(token ?? '');
    if (!code) return fault(404, 41);
    if (code === 'used') return fault(403, 45);
    if (!key?.startsWith('-----BEGIN PUBLIC KEY-----')) return fault(400, 34);
    codes.set(token ?? '', 'used');
    const keyId = randomUUID();
    publicKeys.set(keyId, key);
    return { status: 200, json: { key_id: keyId } };
  }

  function isSigned({ method, path, headers, body }: HeardRequest): boolean {
    const said = /^Signature (.*)$/.exec(headers.authorization ?? '')?.[1] ?? '';
    const part = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(said)?.[1] ?? '';
    const key = publicKeys.get(part('keyId'));
    const digest = `SHA-256=${createHash('sha256').update(body).digest('base64')}`;
    if (!key || part('algorithm') !== 'rsa-sha256' || headers.digest !== digest) return false;
    if (Number.isNaN(Date.parse(headers.date ?? ''))) return false;
    const names = part('headers').split(' ');
    if (!['(request-target)', 'host', 'date', 'digest'].every((name) => names.includes(name))) return false;
    const signed = names
      .map((name) =>
        name === '(request-target)'
          ? `${name}: ${method.toLowerCase()} ${path}`
          : `${name}: ${String(headers[name])}`,
      )
      .join('\n');
    return verify(
      'sha256',
      Buffer.from(signed),
      createPublicKey(key),
      Buffer.from(part('signature'), 'base64'),
    );
  }

  function create(said: Readonly<Record<string, unknown>>): Reply {
    const isRefund = said.flow === 'REFUND';
    const amount = Number(said.amount_unit);
    if (said.currency !== 'EUR' || !Number.isInteger(amount) || amount < 1) return fault(400, 36);
    if (!isRefund && said.flow !== 'MATCH_CODE') return fault(400, 36);
    const parent = payments.get(String(said.parent_payment_uid));
    if (isRefund && !parent) return fault(404, 41);
    if (isRefund && (parent?.status !== 'ACCEPTED' || given(parent.id) + amount > parent.amount_unit)) {
      return fault(403, 45);
    }
    const id = randomUUID();
    const back = String(said.redirect_url ?? '');
    const payment: StoredPayment = {
      id,
      type: isRefund ? 'REFUND_TO_BUSINESS' : 'TO_BUSINESS',
      amount_unit: amount,
      currency: 'EUR',
      status: isRefund ? state.refundsStart.as : 'PENDING',
      expired: false,
      metadata: Object(said.metadata ?? {}),
      sender: { type: isRefund ? 'SHOP' : 'CONSUMER' },
      external_code: String(said.external_code ?? ''),
      ...(isRefund
        ? {}
        : { redirect_url: `${server.url}/pay/${id}?redirect_url=${encodeURIComponent(back)}` }),
    };
    state.refundsStart.as = 'ACCEPTED';
    payments.set(id, payment);
    callbacks.set(id, String(said.callback_url ?? '').replace('{uuid}', id));
    returns.set(id, back);
    if (parent && isRefund) parents.set(id, parent.id);
    return { status: 200, json: payment };
  }

  const given = (id: string) =>
    [...parents]
      .filter(([, parent]) => parent === id)
      .map(([refund]) => payments.get(refund))
      .reduce((sum, refund) => sum + (refund && refund.status !== 'CANCELED' ? refund.amount_unit : 0), 0);

  function update(id: string, action: unknown): Reply {
    const payment = payments.get(id);
    if (!payment) return fault(404, 41);
    if (action !== 'CANCEL' || payment.status !== 'PENDING') return fault(403, 44);
    payment.status = 'CANCELED';
    return { status: 200, json: payment };
  }

  async function page(id: string, { method, body }: HeardRequest): Promise<Reply> {
    const payment = payments.get(id);
    if (!payment) return { status: 404 };
    if (method === 'GET') return peerPage('Satispay', payment.amount_unit);
    if (new URLSearchParams(body).get('action') === 'pay') server.accept(id);
    else server.decline(id);
    if (state.callsBack) await fetch(callbacks.get(id) ?? '');
    return { status: 303, location: returns.get(id) ?? '' };
  }

  async function answer(request: HeardRequest): Promise<Reply> {
    const { method, path, headers, body } = request;
    const { pathname } = new URL(path, 'http://peer');
    const [, onPage] = /^\/pay\/([^/]+)$/.exec(pathname) ?? [];
    if (onPage) return page(onPage, request);
    const said = body === '' ? {} : JSON.parse(body);
    if (pathname === `${base}/authentication_keys` && method === 'POST') return activate(said);
    if (!isSigned(request)) return fault(403, 45);
    if (pathname === `${base}/payments` && method === 'POST') {
      const key = String(headers['idempotency-key'] ?? '');
      heard.push({ flow: said.flow, key });
      const reply = answered.get(key) ?? create(said);
      if (key !== '' && reply.status === 200) answered.set(key, reply);
      return reply;
    }
    if (pathname === `${base}/payments`) return { status: 200, json: { has_more: false, data: [] } };
    const [, id = ''] = new RegExp(`^${base}/payments/([^/]+)$`).exec(pathname) ?? [];
    if (method === 'PUT') return update(id, said.action);
    const found = payments.get(id);
    return found ? { status: 200, json: found } : fault(404, 41);
  }

  const opened = await openPeerServer({
    callsOf({ method, path, body }) {
      if (!path.startsWith(base)) return [];
      if (method === 'GET') return ['pay', 'fetch'];
      if (method === 'PUT') return [];
      return body.includes('"REFUND"') ? ['refund'] : ['start'];
    },
    answer,
    refusal: fault(400, 27),
  });
  const payment = (id: string): StoredPayment => {
    const found = payments.get(id);
    if (!found) throw new Error(`Satispay has no payment ${id}`);
    return found;
  };
  const server: SatispayServer = Object.assign(state, opened, {
    payments,
    activationCode() {
      const code = randomUUID().slice(0, 6).toUpperCase();
      codes.set(code, 'new');
      return code;
    },
    callbackOf: (id: string) => callbacks.get(id) ?? '',
    parentOf: (id: string) => parents.get(id) ?? '',
    accept(id: string) {
      const found = payment(id);
      if (found.status !== 'PENDING' || found.expired) return;
      found.status = 'ACCEPTED';
      found.sender.name = 'Anna B.';
    },
    decline(id: string) {
      const found = payment(id);
      if (found.status === 'PENDING') found.status = 'CANCELED';
    },
    keys: (flow: string) => heard.filter((one) => one.flow === flow).map(({ key }) => key),
  });
  return server;
}

const fault = (status: number, code: number): Reply => ({ status, json: { code, message: '…', wlt: 'W1' } });
