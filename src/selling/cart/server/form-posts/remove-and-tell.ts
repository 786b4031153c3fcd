import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { undoLink } from '../../rules/undo-link.ts';
import { cartFormAction } from '../cart-nonces.ts';
import { queueNotice } from '../notices.ts';
import { removeCartLine } from '../remove-cart-line.ts';
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
    action: { label: words.undo, href: undoLink(result.line.key, input.nonce) },
  });
  await showCart(toolbox);
  return { removed: true };
}
