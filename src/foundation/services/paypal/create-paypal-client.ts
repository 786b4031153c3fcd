import { z } from 'zod';
import type { ProviderAnswer } from '#foundation/payment-provider/rules/payment-adapter.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { callPaypal, type PaypalCall, type RawAnswer } from './call-paypal.ts';

export type PaypalOptions = {
  /** of the REST interface, without a final slash */
  readonly url: string;
  readonly clientId: string;
  readonly secret: string;
  /** of the listener that the provider knows; without it no message of theirs is believed */
  readonly webhookId: string;
  readonly clock: Clock;
  readonly log: Log;
  /** for one attempt, in milliseconds */
  readonly callMs?: number;
  readonly attempts?: number;
  /** before the second attempt; doubled for each one after */
  readonly pauseMs?: number;
  readonly timeout?: (milliseconds: number) => AbortSignal;
  readonly wait?: (milliseconds: number) => Promise<void>;
};

/** An authorised caller of the REST interface. */
export type PaypalClient = {
  /** a token with the credentials, or why there is none */
  authorize(): Promise<ProviderAnswer<null>>;
  ask(
    method: PaypalCall['method'],
    path: string,
    body?: unknown,
    requestId?: string,
  ): Promise<ProviderAnswer<unknown>>;
};

const unanswered = (issue: string) => ({ ok: false, fault: { kind: 'unanswered', issue } }) as const;

const tokenShape = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** A token is renewed a minute before it ends. */
const earlyMs = 60_000;

/**
 * Calls with the shop's token. Every call is one answer within a bounded time: what fails for a moment is retried, which is safe because
 * whatever moves money carries a key by which the provider recognises the second attempt. Neither secret nor token is logged.
 */
export function createPaypalClient(options: PaypalOptions): PaypalClient {
  const { url, clock, log, attempts = 2, pauseMs = 300, callMs = 7000 } = options;
  const timeout = options.timeout ?? ((milliseconds: number) => AbortSignal.timeout(milliseconds));
  const wait =
    options.wait ?? ((milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds)));
  let token: { readonly text: string; readonly until: number } | null = null;

  async function inTries(call: PaypalCall): Promise<ProviderAnswer<RawAnswer>> {
    let answer: ProviderAnswer<RawAnswer> = unanswered('TIMEOUT');
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      if (attempt > 0) await wait(pauseMs * 2 ** (attempt - 1));
      answer = await callPaypal(url, call, timeout(callMs));
      if (answer.ok || answer.fault.kind === 'refused') break;
    }
    if (!answer.ok) log.warn({ call: nameOf(call), ...answer.fault }, 'the payment provider did not do it');
    return answer;
  }

  async function accessToken(): Promise<ProviderAnswer<string>> {
    if (token && token.until > clock.now().getTime()) return { ok: true, value: token.text };
    const basic = Buffer.from(`${options.clientId}:${options.secret}`).toString('base64');
    const answer = await inTries({
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
    method: PaypalCall['method'],
    path: string,
    body?: unknown,
    requestId?: string,
  ): Promise<ProviderAnswer<unknown>> {
    // A token that was taken back is renewed once.
    for (let renewed = false; ; renewed = true) {
      const access = await accessToken();
      if (!access.ok) return access;
      const answer = await inTries({
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

/** What is called, without the ids in the address. */
const nameOf = ({ method, path }: PaypalCall) => `${method} ${path.replace(/\/[A-Z0-9-]{8,}/g, '/:id')}`;
