import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { cartFormAction } from '../cart-nonces.ts';
import { queueNotice } from '../notices.ts';
import { restoreCartLine } from '../restore-cart-line.ts';
import { showCart } from '../show-cart.ts';

/** Puts a removed line back by a plain link; a wrong nonce changes nothing (wire 2.5). */
export async function restoreAndTell(
  toolbox: Toolbox,
  input: { readonly key: string | null; readonly nonce: string },
): Promise<void> {
  const words = messagesFor(toolbox.visitor.audience.locale).cart;
  if (!toolbox.nonces.check(cartFormAction(toolbox.wire.platform), input.nonce)) {
    return queueNotice(toolbox, { kind: 'error', text: words.staleForm });
  }
  const line = input.key === null ? null : await restoreCartLine(toolbox, { key: input.key });
  if (!line) return queueNotice(toolbox, { kind: 'error', text: words.refusedUndo });
  await queueNotice(toolbox, { kind: 'success', text: words.restoredNotice(line.name) });
  await showCart(toolbox);
}
