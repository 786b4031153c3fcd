import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { storeApiAction } from '#selling/cart/server/cart-nonces.ts';
import { readCart } from '#selling/cart/server/read-cart.ts';
import { cartOwnerOf, openTokenSession, sessionAfterToken } from '#selling/cart/server/token-session.ts';
import { storeError } from '../store-error.ts';
import { storeWords } from '../store-words.ts';
import { makeCartToken, readCartToken } from './cart-token.ts';

/** The header of the nonce, and what older clients of the Store API call it. */
export const nonceHeaders = ['Nonce', 'X-WC-Store-API-Nonce'] as const;

/** What a route of the cart answers with: its own response, and the cart's digest where it knows it. */
export type CartAnswer = { readonly response: Response; readonly hash?: string };

type Answer = (ctx: RequestContext) => Promise<CartAnswer>;

/**
 * Runs a call of a cart's route: a valid Cart-Token opens that cart and replaces the nonce, else `needs` says whether a nonce is required;
 * every answer carries the cart's headers (wire 1.0). `afterToken` may answer a request without a nonce whose token's guest is gone; null
 * where it has no answer.
 */
export async function runCartCall(
  request: Request,
  outside: RequestContext,
  needs: 'needs-nonce' | 'no-nonce',
  answer: Answer,
  afterToken?: (ctx: RequestContext) => Promise<CartAnswer | null>,
): Promise<Response> {
  const owner = readCartToken(outside.nonces, request.headers.get('cart-token') ?? '', outside.clock.now());
  const session = owner === null ? null : await openTokenSession(outside, owner);
  const ended = owner === null || session ? null : sessionAfterToken(outside, owner);
  const ctx = { ...outside, session: session ?? ended ?? outside.session };
  const refusal = session || needs === 'no-nonce' ? null : refuseNonce(request, ctx);
  const late = refusal && ended && afterToken ? await afterToken(ctx) : null;
  const { response, hash } = late ?? (refusal ? { response: refusal } : await answer(ctx));
  const { headers } = response;
  const now = ctx.clock.now();
  const nonce = ctx.nonces.make(storeApiAction);
  for (const name of nonceHeaders) headers.set(name, nonce);
  headers.set('Nonce-Timestamp', String(Math.floor(now.getTime() / 1000)));
  headers.set('User-ID', String(ctx.visitor.person?.customerId ?? 0));
  const holder = session && owner !== null ? owner : cartOwnerOf(ctx.session.current());
  headers.set('Cart-Token', makeCartToken(ctx.nonces, holder, now));
  headers.set('Cart-Hash', hash ?? (await readCart(ctx)).hash);
  headers.set('Cache-Control', 'no-store');
  return response;
}

function refuseNonce(request: Request, ctx: RequestContext): Response | null {
  const nonce = nonceHeaders.map((name) => request.headers.get(name)).find((sent) => sent !== null) ?? null;
  const words = storeWords(ctx);
  if (nonce === null) return storeError(ctx, '{platform}_rest_missing_nonce', words.missingNonce, 401);
  if (ctx.nonces.check(storeApiAction, nonce)) return null;
  return storeError(ctx, '{platform}_rest_invalid_nonce', words.invalidNonce, 403);
}
