import type { Toolbox } from '#foundation/request-context/toolbox.ts';
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

type Answer = (toolbox: Toolbox) => Promise<CartAnswer>;

/**
 * Lets a request to a cart's route in: a valid Cart-Token opens that cart and stands for the nonce, else `needs` says whether one is
 * needed; every answer carries the cart's headers (wire 1.0). `afterToken` may answer a request without a nonce whose token's guest is gone;
 * null where it has no answer.
 */
export async function throughCartDoor(
  request: Request,
  outside: Toolbox,
  needs: 'needs-nonce' | 'no-nonce',
  answer: Answer,
  afterToken?: (toolbox: Toolbox) => Promise<CartAnswer | null>,
): Promise<Response> {
  const owner = readCartToken(outside.nonces, request.headers.get('cart-token') ?? '', outside.clock.now());
  const session = owner === null ? null : await openTokenSession(outside, owner);
  const ended = owner === null || session ? null : sessionAfterToken(outside, owner);
  const toolbox = { ...outside, session: session ?? ended ?? outside.session };
  const refusal = session || needs === 'no-nonce' ? null : refuseNonce(request, toolbox);
  const late = refusal && ended && afterToken ? await afterToken(toolbox) : null;
  const { response, hash } = late ?? (refusal ? { response: refusal } : await answer(toolbox));
  const { headers } = response;
  const now = toolbox.clock.now();
  const nonce = toolbox.nonces.make(storeApiAction);
  for (const name of nonceHeaders) headers.set(name, nonce);
  headers.set('Nonce-Timestamp', String(Math.floor(now.getTime() / 1000)));
  headers.set('User-ID', String(toolbox.visitor.person?.customerId ?? 0));
  const holder = session && owner !== null ? owner : cartOwnerOf(toolbox.session.current());
  headers.set('Cart-Token', makeCartToken(toolbox.nonces, holder, now));
  headers.set('Cart-Hash', hash ?? (await readCart(toolbox)).hash);
  headers.set('Cache-Control', 'no-store');
  return response;
}

function refuseNonce(request: Request, toolbox: Toolbox): Response | null {
  const nonce = nonceHeaders.map((name) => request.headers.get(name)).find((sent) => sent !== null) ?? null;
  const words = storeWords(toolbox);
  if (nonce === null) return storeError(toolbox, '{platform}_rest_missing_nonce', words.missingNonce, 401);
  if (toolbox.nonces.check(storeApiAction, nonce)) return null;
  return storeError(toolbox, '{platform}_rest_invalid_nonce', words.invalidNonce, 403);
}
