export type QuantityAnswer =
  | { readonly kind: 'changed' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'stale-nonce' }
  | { readonly kind: 'failed' };

/** Asks the Store API to change what a line holds; the sentence of a refusal comes from the server. */
export async function changeQuantity(nonce: string, key: string, quantity: number): Promise<QuantityAnswer> {
  try {
    const response = await fetch('/wp-json/wc/store/v1/cart/update-item', {
      method: 'POST',
      headers: { 'content-type': 'application/json', nonce },
      body: JSON.stringify({ key, quantity }),
    });
    if (response.ok) return { kind: 'changed' };
    if (response.status === 401 || response.status === 403) return { kind: 'stale-nonce' };
    const answer: unknown = await response.json();
    return typeof answer === 'object' && answer !== null && 'message' in answer
      ? { kind: 'refused', message: String(answer.message) }
      : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}
