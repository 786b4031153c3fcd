import { createHmac, createPrivateKey, type KeyObject } from 'node:crypto';
import type { ProviderAnswer } from '#foundation/payment-provider/rules/payment-adapter.ts';
import {
  type CallerOptions,
  createProviderCaller,
  type RawAnswer,
  refused,
  unanswered,
} from '../call-provider.ts';
import type { Clock } from '../clock.ts';
import { readSatispayPayment, refundKeyField, satispayIssue } from './read-satispay-payment.ts';
import type { SatispayApi, SatispayPayment } from './satispay-api.ts';
import { signRequest } from './sign-request.ts';

/** Too many calls within a short time: the call is to be made again. */
const hammering = 'CODE_70';
const payments = '/g_business/v1/payments';
const longestReference = 50;

export type SatispayOptions = CallerOptions & {
  /** of the activated pair of keys */
  readonly keyId: string;
  /** PEM */
  readonly privateKey: string;
  readonly clock: Clock;
};

/** Satispay by its GBusiness interface: every call is signed with the shop's private key, whatever moves money carries a key of its own. */
export function createSatispayApi(options: SatispayOptions): SatispayApi {
  const { keyId, clock } = options;
  const privateKey = readPrivateKey(options.privateKey);
  const { host, pathname } = new URL(options.url);
  const base = pathname.replace(/\/$/, '');
  const call = createProviderCaller(options, { issueOf: satispayIssue, undecided: [hammering] });

  async function send(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    { content, key }: { readonly content?: object; readonly key?: string } = {},
  ): Promise<ProviderAnswer<RawAnswer>> {
    if (!privateKey) return refused('WRONG_KEY');
    const body = content === undefined ? '' : JSON.stringify(content);
    const signed = signRequest(
      { method, path: base + path, host, date: clock.now(), body },
      { keyId, privateKey },
    );
    return call({
      method,
      path,
      headers: {
        ...signed,
        ...(body === '' ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === '' ? {} : { body }),
    });
  }

  async function ask(...sent: Parameters<typeof send>): Promise<ProviderAnswer<SatispayPayment>> {
    const answer = await send(...sent);
    if (!answer.ok) return answer;
    const payment = readSatispayPayment(answer.value.json);
    return payment ? { ok: true, value: payment } : unanswered('NO_PAYMENT');
  }

  async function about(
    id: string,
    asking: Promise<ProviderAnswer<SatispayPayment>>,
  ): Promise<ProviderAnswer<SatispayPayment>> {
    const answer = await asking;
    return answer.ok && answer.value.id !== id ? unanswered('ANOTHER_PAYMENT') : answer;
  }

  const pathOf = (id: string) => `${payments}/${encodeURIComponent(id)}`;

  return {
    async authorize() {
      const answer = await send('GET', `${payments}?limit=1`);
      return answer.ok ? { ok: true, value: null } : answer;
    },
    createPayment: ({ key, amount, reference, callbackUrl, redirectUrl }) =>
      ask('POST', payments, {
        key,
        content: {
          flow: 'MATCH_CODE',
          amount_unit: amount,
          currency: 'EUR',
          external_code: reference.slice(0, longestReference),
          callback_url: callbackUrl,
          redirect_url: redirectUrl,
        },
      }),
    getPayment: (id) => about(id, ask('GET', pathOf(id))),
    cancelPayment: (id) => about(id, ask('PUT', pathOf(id), { content: { action: 'CANCEL' } })),
    refundPayment: (id, { amount, key, reference }) =>
      ask('POST', payments, {
        key,
        content: {
          flow: 'REFUND',
          amount_unit: amount,
          currency: 'EUR',
          parent_payment_uid: id,
          external_code: reference.slice(0, longestReference),
          metadata: { [refundKeyField]: key },
        },
      }),
    seal: (text) => createHmac('sha256', options.privateKey).update(text).digest('hex'),
  };
}

function readPrivateKey(pem: string): KeyObject | null {
  try {
    return createPrivateKey(pem);
  } catch {
    return null;
  }
}
