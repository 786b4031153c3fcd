import { createHmac } from 'node:crypto';
import { countCall } from '#foundation/services/count-call.ts';
import { storeError } from '#http/wire/store-api/store-error.ts';
import { storeWords } from '#http/wire/store-api/store-words.ts';
import type { AppServices } from './app-services.ts';
import { type AnsweredRequestContext, currentSettings, type Incoming } from './create-request-context.ts';

const checkoutLimit = { calls: 3, spanMs: 60_000 };
const secondMs = 1000;

/** What a limit adds to the answer, and the answer itself where too much was called. */
export type LimitedCall = {
  readonly headers: Readonly<Record<string, string>>;
  readonly refusal: Response | null;
};

type Limit = { readonly kind: 'any' | 'checkout'; readonly calls: number; readonly spanMs: number };

/** Counts a call of the Store API where the settings limit it, by customer or by address; staff call as they please (wire 1.0). */
export async function limitCalls(
  incoming: Incoming,
  services: AppServices,
  called: { readonly path: string; readonly method: string },
): Promise<LimitedCall> {
  const settings = await currentSettings(services);
  const isOrder = called.method === 'POST' && /^\/checkout(\/|$)/.test(called.path);
  const limits: Limit[] = [];
  if (settings.store_api_limited) {
    const { store_api_limit_calls: calls, store_api_limit_seconds: seconds } = settings;
    limits.push({ kind: 'any', calls, spanMs: Math.max(1, seconds) * secondMs });
  }
  if (settings.store_api_checkout_limited && isOrder) limits.push({ kind: 'checkout', ...checkoutLimit });
  if (limits.length === 0) return { headers: {}, refusal: null };
  const ctx = await incoming.ctx();
  const caller = callerOf(ctx, services.secret);
  if (caller === null) return { headers: {}, refusal: null };
  let headers: Readonly<Record<string, string>> = {};
  for (const limit of limits) {
    const now = services.clock.now();
    const { calls, resetsAt } = await countCall(services.db, { ...limit, caller, now });
    headers = {
      'ratelimit-limit': String(limit.calls),
      'ratelimit-remaining': String(Math.max(0, limit.calls - calls)),
      'ratelimit-reset': String(Math.floor(resetsAt.getTime() / secondMs)),
    };
    if (calls <= limit.calls) continue;
    const seconds = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / secondMs));
    const sentence = storeWords(ctx).tooManyCalls(seconds);
    return {
      headers: { ...headers, 'ratelimit-retry-after': String(seconds), 'retry-after': String(seconds) },
      refusal: storeError(ctx, 'rate_limit_exceeded', sentence, 400),
    };
  }
  return { headers, refusal: null };
}

/** Who calls, as an anonymous digest; null for staff and where the address is unknown. */
function callerOf({ visitor, address }: AnsweredRequestContext, secret: string): Buffer | null {
  if (visitor.person?.staffRole) return null;
  const who = visitor.person ? `customer ${visitor.person.customerId}` : address && `address ${address}`;
  return who ? createHmac('sha256', secret).update(`store api calls of ${who}`).digest() : null;
}
