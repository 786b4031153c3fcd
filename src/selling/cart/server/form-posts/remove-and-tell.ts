import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { undoLink } from '../../rules/undo-link.ts';
import { cartFormAction } from '../cart-nonces.ts';
import { queueNotice } from '../notices.ts';
import { removeCartLine } from '../remove-cart-line.ts';
import { showCart } from '../show-cart.ts';

/** Removes a line for a visitor without scripts, with a way back in the notice; a wrong nonce changes nothing (wire 2.5). */
export async function removeAndTell(
  ctx: RequestContext,
  input: { readonly key: string | null; readonly nonce: string },
): Promise<{ readonly removed: boolean }> {
  const words = messagesFor(ctx.visitor.audience.locale).cart;
  if (!ctx.nonces.check(cartFormAction(ctx.wire.platform), input.nonce)) {
    await queueNotice(ctx, { kind: 'error', text: words.staleForm });
    return { removed: false };
  }
  const result = input.key === null ? null : await removeCartLine(ctx, { key: input.key });
  if (!result?.ok) {
    await queueNotice(ctx, { kind: 'error', text: words.refusedUnknownLine });
    return { removed: false };
  }
  await queueNotice(ctx, {
    kind: 'success',
    text: words.removedNotice(result.line.name),
    action: { label: words.undo, href: undoLink(result.line.key, input.nonce) },
  });
  await showCart(ctx);
  return { removed: true };
}
