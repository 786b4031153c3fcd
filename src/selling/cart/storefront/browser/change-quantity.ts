import { type RestFailureCode, readRestAnswer } from '#foundation/calls/storefront/read-rest-answer.ts';

export type QuantityAnswer =
  | { readonly kind: 'changed' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'stale-nonce' }
  | { readonly kind: 'failed'; readonly code: RestFailureCode };

/** Changes the quantity of a line through the Store API; the message of a refusal comes from the server. */
export async function changeQuantity(nonce: string, key: string, quantity: number): Promise<QuantityAnswer> {
  const answer = await readRestAnswer(
    fetch('/wp-json/wc/store/v1/cart/update-item', {
      method: 'POST',
      headers: { 'content-type': 'application/json', nonce },
      body: JSON.stringify({ key, quantity }),
    }),
  );
  if (answer.kind === 'done') return { kind: 'changed' };
  if (answer.kind === 'failed') return answer;
  const isStale = answer.status === 401 || answer.status === 403;
  return isStale ? { kind: 'stale-nonce' } : { kind: 'refused', message: answer.message };
}
