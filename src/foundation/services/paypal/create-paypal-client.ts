import { z } from 'zod';
import type { ProviderAnswer } from '#foundation/payment-provider/rules/payment-adapter.ts';
import { type CallerOptions, createProviderCaller, type ProviderCall, unanswered } from '../call-provider.ts';
import type { Clock } from '../clock.ts';
import { issueOf } from './read-paypal-order.ts';

export type PaypalOptions = CallerOptions & {
  readonly clientId: string;
  readonly secret: string;
  /** of the listener that the provider knows; without it no message of theirs is believed */
  readonly webhookId: string;
  readonly clock: Clock;
};

/** An authorised caller of the REST interface. */
export type PaypalClient = {
  /** a token with the credentials, or why there is none */
  authorize(): Promise<ProviderAnswer<null>>;
  ask(
    method: ProviderCall['method'],
    path: string,
    body?: unknown,
    requestId?: string,
  ): Promise<ProviderAnswer<unknown>>;
};

const tokenShape = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** A token is renewed a minute before it ends. */
const earlyMs = 60_000;

/**
 * Calls with the shop's token. Every call is one answer within a bounded time: what fails for a moment is retried, which is safe because
 * whatever moves money carries a key by which the provider recognises the second attempt. Neither secret nor token is logged.
 */
export function createPaypalClient(options: PaypalOptions): PaypalClient {
  const { clock } = options;
  const call = createProviderCaller(options, { issueOf });
  let token: { readonly text: string; readonly until: number } | null = null;

  async function accessToken(): Promise<ProviderAnswer<string>> {
    if (token && token.until > clock.now().getTime()) return { ok: true, value: token.text };
    const basic = Buffer.from(`${options.clientId}:${options.secret}`).toString('base64');
    const answer = await call({
      method: 'POST',
      path: '/v1/oauth2/token',
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
    });
    if (!answer.ok) return answer;
    const read = tokenShape.safeParse(answer.value.json);
    if (!read.success) return unanswered('NO_TOKEN');
    const { access_token: text, expires_in: seconds } = read.data;
    token = { text, until: clock.now().getTime() + seconds * 1000 - earlyMs };
    return { ok: true, value: text };
  }

  async function ask(
    method: ProviderCall['method'],
    path: string,
    body?: unknown,
    requestId?: string,
  ): Promise<ProviderAnswer<unknown>> {
    // A token that was taken back is renewed once.
    for (let renewed = false; ; renewed = true) {
      const access = await accessToken();
      if (!access.ok) return access;
      const answer = await call({
        method,
        path,
        headers: {
          authorization: `Bearer ${access.value}`,
          'content-type': 'application/json',
          prefer: 'return=representation',
          ...(requestId ? { 'paypal-request-id': requestId } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (answer.ok) return { ok: true, value: answer.value.json };
      const isExpired = ['AUTHENTICATION_FAILURE', 'invalid_token', 'STATUS_401'].includes(
        answer.fault.issue,
      );
      if (renewed || !isExpired) return answer;
      token = null;
    }
  }

  return {
    ask,
    async authorize() {
      const answer = await accessToken();
      return answer.ok ? { ok: true, value: null } : answer;
    },
  };
}
