import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { cartFormAction } from '../cart-nonces.ts';
import { queueNotice } from '../notices.ts';
import { restoreCartLine } from '../restore-cart-line.ts';
import { showCart } from '../show-cart.ts';

/** Puts a removed line back by a plain link; a wrong nonce changes nothing (wire 2.5). */
export async function restoreAndTell(
  ctx: RequestContext,
  input: { readonly key: string | null; readonly nonce: string },
): Promise<void> {
  const words = messagesFor(ctx.visitor.audience.locale).cart;
  if (!ctx.nonces.check(cartFormAction(ctx.wire.platform), input.nonce)) {
    return queueNotice(ctx, { kind: 'error', text: words.staleForm });
  }
  const line = input.key === null ? null : await restoreCartLine(ctx, { key: input.key });
  if (!line) return queueNotice(ctx, { kind: 'error', text: words.refusedUndo });
  await queueNotice(ctx, { kind: 'success', text: words.restoredNotice(line.name) });
  await showCart(ctx);
}
