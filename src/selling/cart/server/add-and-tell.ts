import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { type AddInput, type AddResult, addToCart } from './add-to-cart.ts';
import { inCartTransaction } from './in-cart-transaction.ts';
import { queueNotice } from './notices.ts';
import { addRefusalSentence } from './refusal-sentence.ts';
import { showCart } from './show-cart.ts';

/** Adds for a visitor without scripts: what came of it is told on the page that is shown next (CART-12). */
export async function addAndTell(ctx: RequestContext, input: AddInput): Promise<AddResult> {
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
  // What is refused was undone; its reason is stored for the next page all the same.
  if (!result.ok) {
    await queueNotice(ctx, { kind: 'error', text: addRefusalSentence(words, result.error) });
  }
  return result;
}
