import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { purchaseListsFor } from '#messages/buying/purchase-lists-for.ts';
import { queueNotice } from '#selling/cart/server/notices.ts';
import { listFields } from '../rules/list-form.ts';
import { listPath } from '../rules/list-paths.ts';
import { listRefusalSentence } from '../rules/refusal-sentence.ts';
import { saveCart } from './save-cart.ts';

/** The cart page's form for a new list: keeps the cart by the name typed and tells it where the browser goes next (LIST-10). */
export async function postCartAsList(ctx: RequestContext, fields: PostedFields): Promise<string> {
  const { problems, done, fromCart } = purchaseListsFor(ctx.visitor.audience.locale);
  const isSealed = ctx.nonces.check(wholesaleNonceAction(ctx.wire), fields[listFields.nonce] ?? '');
  const result = isSealed ? await saveCart(ctx, fields[listFields.title] ?? '') : null;
  if (result?.ok) {
    const action = { label: fromCart.toList, href: listPath(result.listId) };
    await queueNotice(ctx, { kind: 'success', text: done.saved, action });
  } else {
    const text = result ? listRefusalSentence(problems, result.error) : problems.expired;
    await queueNotice(ctx, { kind: 'error', text });
  }
  return '/cart/';
}
