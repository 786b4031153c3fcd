import { randomInt, randomUUID } from 'node:crypto';
import type { HeardRequest, PeerServer, Reply } from './peer-server.ts';
import { openPeerServer, peerPage } from './peer-server.ts';

export type StoredOperation = {
  readonly operationId: string;
  readonly orderId: string;
  readonly operationType: 'AUTHORIZATION' | 'CAPTURE' | 'REFUND';
  operationResult: string;
  readonly operationTime: string;
  operationAmount: string;
  operationCurrency: string;
  readonly channel: 'ECOMMERCE';
  readonly paymentMethod: 'CARD';
  readonly paymentCircuit: 'VISA';
};

export type StoredOrder = {
  readonly orderId: string;
  readonly amount: string;
  readonly currency: string;
  readonly customField: string;
  readonly securityToken: string;
  readonly resultUrl: string;
  readonly cancelUrl: string;
  readonly notificationUrl: string;
};

/** Nexi XPay on loopback: orders with their hosted page, operations, refunds, notifications with the token of the order. */
export type NexiServer = PeerServer & {
  readonly apiKey: string;
  readonly orders: ReadonlyMap<string, StoredOrder>;
  operationsOf(orderId: string): readonly StoredOperation[];
  /** the keys with which an order was started and money was given back */
  readonly heard: { readonly start: readonly string[]; readonly refund: readonly string[] };
  /** the buyer pays by card; the result of the operation that takes the money */
  pay(orderId: string, result?: string): void;
  leave(orderId: string): void;
  refundsEnd: { as: string };
  /** as another program would, with the same API key */
  giveBack(orderId: string, amount: number, result?: string): StoredOperation | null;
  notification(orderId: string, eventId?: string): Readonly<Record<string, unknown>>;
  /** notifies the shop when the buyer has decided on the page, as Nexi does */
  notifies: boolean;
};

const longestId = 27;

export async function openNexiServer(): Promise<NexiServer> {
  const orders = new Map<string, StoredOrder>();
  const operations: StoredOperation[] = [];
  const pages = new Map<string, string>();
  const answered = new Map<string, Reply>();
  const heard = { start: [] as string[], refund: [] as string[] };
  const apiKey = randomUUID();
  const state = { refundsEnd: { as: 'EXECUTED' }, notifies: false };
  let moment = Date.parse('2026-03-02T09:00:00Z');

  const operationsOf = (orderId: string) => operations.filter((one) => one.orderId === orderId);
  const takenIn = (orderId: string) =>
    operationsOf(orderId).find(
      (one) => one.operationType === 'CAPTURE' && one.operationResult === 'EXECUTED',
    );

  function operate(
    orderId: string,
    operationType: StoredOperation['operationType'],
    operationResult: string,
    amount: string,
  ): StoredOperation {
    moment += 1000;
    const operation: StoredOperation = {
      operationId: String(randomInt(10 ** 12)),
      orderId,
      operationType,
      operationResult,
      operationTime: new Date(moment).toISOString(),
      operationAmount: amount,
      operationCurrency: orders.get(orderId)?.currency ?? 'EUR',
      channel: 'ECOMMERCE',
      paymentMethod: 'CARD',
      paymentCircuit: 'VISA',
    };
    operations.push(operation);
    return operation;
  }

  function start({
    order,
    paymentSession: session,
  }: Readonly<Record<string, Record<string, string>>>): Reply {
    const { orderId = '', amount = '', currency = '', customField = '' } = order ?? {};
    heard.start.push(customField);
    const isNamed = orderId.length <= longestId && /^[A-Za-z0-9#*+\-.:;=?[\]_{|}]+$/.test(orderId);
    const isWhole = /^[1-9]\d*$/.test(amount) && session?.amount === amount && session?.actionType === 'PAY';
    if (!isNamed || !isWhole || currency !== 'EUR' || session?.captureType !== 'IMPLICIT')
      return fault('GW0001');
    const known = orders.get(orderId);
    if (known && operationsOf(orderId).length > 0) return fault('GW0017');
    const { resultUrl = '', cancelUrl = '', notificationUrl = '' } = session;
    const securityToken = randomUUID().replaceAll('-', '');
    const urls = { resultUrl, cancelUrl, notificationUrl };
    orders.set(orderId, { orderId, amount, currency, customField, securityToken, ...urls });
    const page = randomUUID();
    pages.set(page, orderId);
    return { status: 200, json: { hostedPage: `${server.url}/hpp/${page}`, securityToken, warnings: [] } };
  }

  function refund(operationId: string, said: Readonly<Record<string, string>>, key: string): Reply {
    heard.refund.push(key);
    const before = answered.get(key);
    if (before) return before;
    const taken = operations.find((one) => one.operationId === operationId);
    if (!taken) return { status: 404, json: { errors: [{ code: 'GW0002' }] } };
    const made = server.giveBack(taken.orderId, Number(said.amount), state.refundsEnd.as);
    if (!made || said.currency !== 'EUR') return fault('GW0018');
    state.refundsEnd.as = 'EXECUTED';
    const { operationTime } = made;
    const reply = { status: 200, json: { operationId: made.operationId, operationTime } };
    answered.set(key, reply);
    return reply;
  }

  function orderReply(orderId: string): Reply {
    const order = orders.get(orderId);
    const list = operationsOf(orderId);
    if (!order || list.length === 0) return { status: 404, json: { errors: [{ code: 'GW0003' }] } };
    const { amount, currency } = order;
    return {
      status: 200,
      json: {
        orderStatus: {
          order: { orderId, amount, currency, customField: order.customField },
          authorizedAmount: amount,
          capturedAmount: takenIn(orderId)?.operationAmount ?? '0',
          lastOperationType: list.at(-1)?.operationType,
        },
        operations: list.toReversed(),
        links: [],
      },
    };
  }

  async function page(orderId: string, { method, body }: HeardRequest): Promise<Reply> {
    const order = orders.get(orderId);
    if (!order) return { status: 404 };
    if (method === 'GET') return peerPage('Nexi XPay', Number(order.amount));
    const isPaid = new URLSearchParams(body).get('action') === 'pay';
    if (isPaid) server.pay(orderId);
    else server.leave(orderId);
    if (state.notifies) {
      const content = { method: 'POST', headers: { 'content-type': 'application/json' } };
      await fetch(order.notificationUrl, { ...content, body: JSON.stringify(server.notification(orderId)) });
    }
    return { status: 303, location: isPaid ? order.resultUrl : order.cancelUrl };
  }

  function answer(request: HeardRequest): Reply | Promise<Reply> {
    const { method, path, headers, body } = request;
    const [, onPage] = /^\/hpp\/([^/]+)$/.exec(path) ?? [];
    if (onPage) return page(pages.get(onPage) ?? '', request);
    if (headers['x-api-key'] !== apiKey) return { status: 401, json: { errors: [{ code: 'GW0401' }] } };
    if (!/^[\da-f]{8}-[\da-f-]{27}$/.test(String(headers['correlation-id']))) return fault('GW0001');
    const said = body === '' ? {} : JSON.parse(body);
    if (path === '/payment_methods') return { status: 200, json: { paymentMethods: [{ circuit: 'VISA' }] } };
    if (method === 'POST' && path === '/orders/hpp') return start(said);
    const [, order] = /^\/orders\/([^/]+)$/.exec(path) ?? [];
    if (order) return orderReply(decodeURIComponent(order));
    const [, id = '', more] = /^\/operations\/([^/]+)(\/refunds)?$/.exec(path) ?? [];
    if (more) return refund(id, said, String(headers['idempotency-key'] ?? ''));
    const operation = operations.find((one) => one.operationId === id);
    return operation
      ? { status: 200, json: operation }
      : { status: 404, json: { errors: [{ code: 'GW0002' }] } };
  }

  const opened = await openPeerServer({
    callsOf({ method, path }) {
      if (path === '/orders/hpp') return ['start'];
      if (path.startsWith('/orders/')) return ['pay', 'fetch'];
      return method === 'POST' && path.endsWith('/refunds')
        ? ['refund']
        : path.startsWith('/hpp')
          ? []
          : ['fetch'];
    },
    answer,
    refusal: fault('GW0005'),
  });
  const server: NexiServer = Object.assign(state, opened, {
    apiKey,
    orders,
    operationsOf,
    heard,
    pay(orderId: string, result = 'EXECUTED') {
      const { amount } = orders.get(orderId) ?? { amount: '0' };
      if (operationsOf(orderId).length > 0) return;
      const isTaken = result === 'EXECUTED';
      operate(orderId, 'AUTHORIZATION', isTaken ? 'AUTHORIZED' : result, amount);
      if (isTaken) operate(orderId, 'CAPTURE', result, amount);
    },
    leave(orderId: string) {
      if (operationsOf(orderId).length === 0) {
        operate(orderId, 'AUTHORIZATION', 'CANCELED', orders.get(orderId)?.amount ?? '0');
      }
    },
    giveBack(orderId: string, amount: number, result = 'EXECUTED') {
      const taken = operationsOf(orderId).find(
        (one) => one.operationType !== 'REFUND' && one.operationResult === 'EXECUTED',
      );
      const given = operationsOf(orderId)
        .filter((one) => one.operationType === 'REFUND' && one.operationResult !== 'FAILED')
        .reduce((sum, one) => sum + Number(one.operationAmount), 0);
      if (!taken || given + amount > Number(taken.operationAmount)) return null;
      return operate(orderId, 'REFUND', result, String(amount));
    },
    notification(orderId: string, eventId: string = randomUUID()) {
      const operation = operationsOf(orderId).at(-1) ?? {
        orderId,
        operationType: 'AUTHORIZATION',
        operationResult: 'PENDING',
      };
      const securityToken = orders.get(orderId)?.securityToken ?? 'nobodys';
      return { eventId, eventTime: new Date(moment).toISOString(), securityToken, operation };
    },
  });
  return server;
}

const fault = (code: string): Reply => ({ status: 400, json: { errors: [{ code, description: '…' }] } });
