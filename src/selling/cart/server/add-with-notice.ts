import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { type AddInput, type AddResult, addToCart } from './add-to-cart.ts';
import { inCartTransaction } from './in-cart-transaction.ts';
import { queueNotice } from './notices.ts';
import { addRefusalSentence } from './refusal-sentence.ts';
import { showCart } from './show-cart.ts';

/** Adds by plain link or form post: the next page shows the outcome as a notice (CART-12). */
export async function addWithNotice(ctx: RequestContext, input: AddInput): Promise<AddResult> {
  const words = messagesFor(ctx.visitor.audience.locale).cart;
  const result = await inCartTransaction(ctx, async (inside) => {
    const added = await addToCart(inside, input);
    if (!added.ok) return added;
    await queueNotice(inside, {
      kind: 'success',
      text: words.addedNotice(added.line.name, added.line.quantity),
      action: { label: words.viewCart, href: '/cart/' },
    });
    await showCart(inside);
    return added;
  });
  // The transaction of a refused add was rolled back, so its notice is stored separately.
  if (!result.ok) {
    await queueNotice(ctx, { kind: 'error', text: addRefusalSentence(words, result.error) });
  }
  return result;
}
