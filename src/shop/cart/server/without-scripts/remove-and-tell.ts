import { messagesFor } from '#messages/messages-for.ts';
import type { Toolbox } from '#services/toolbox.ts';
import { cartFormAction } from '../cart-nonces.ts';
import { queueNotice } from '../notices.ts';
import { type RemovedLine, removeCartLine } from '../remove-cart-line.ts';
import { showCart } from '../show-cart.ts';

/** Removes a line for a visitor without scripts, with a way back in the notice; a wrong nonce changes nothing (wire 2.5). */
export async function removeAndTell(
  toolbox: Toolbox,
  input: { readonly key: string | null; readonly nonce: string },
): Promise<{ readonly removed: boolean }> {
  const words = messagesFor(toolbox.visitor.audience.locale).cart;
  if (!toolbox.nonces.check(cartFormAction(toolbox.wire.platform), input.nonce)) {
    await queueNotice(toolbox, { kind: 'error', text: words.staleForm });
    return { removed: false };
  }
  const result = input.key === null ? null : await removeCartLine(toolbox, { key: input.key });
  if (!result?.ok) {
    await queueNotice(toolbox, { kind: 'error', text: words.refusedUnknownLine });
    return { removed: false };
  }
  await queueNotice(toolbox, {
    kind: 'success',
    text: words.removedNotice(result.line.name),
    action: { label: words.undo, href: addLink(result.line) },
  });
  await showCart(toolbox);
  return { removed: true };
}

/** The plain link that puts a line back as it was (CART-12). */
function addLink(line: RemovedLine): string {
  const query = new URLSearchParams({
    'add-to-cart': String(line.productId),
    quantity: String(line.quantity),
  });
  if (line.variationId !== null) query.set('variation_id', String(line.variationId));
  for (const [name, value] of Object.entries(line.attributes)) query.set(name, value);
  return `/cart/?${query}`;
}
