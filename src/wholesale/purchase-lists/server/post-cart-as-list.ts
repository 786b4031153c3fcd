import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { purchaseListsFor } from '#messages/buying/purchase-lists-for.ts';
import { queueNotice } from '#selling/cart/server/notices.ts';
import { listFields } from '../rules/list-form.ts';
import { listPath } from '../rules/list-paths.ts';
import { listRefusalSentence } from '../rules/refusal-sentence.ts';
import { saveCart } from './save-cart.ts';

/** The cart page's form for a new list: keeps the cart by the name typed and tells it where the browser goes next (LIST-10). */
export async function postCartAsList(toolbox: Toolbox, fields: PostedFields): Promise<string> {
  const { problems, done, fromCart } = purchaseListsFor(toolbox.visitor.audience.locale);
  const isSealed = toolbox.nonces.check(wholesaleNonceAction(toolbox.wire), fields[listFields.nonce] ?? '');
  const result = isSealed ? await saveCart(toolbox, fields[listFields.title] ?? '') : null;
  if (result?.ok) {
    const action = { label: fromCart.toList, href: listPath(result.listId) };
    await queueNotice(toolbox, { kind: 'success', text: done.saved, action });
  } else {
    const text = result ? listRefusalSentence(problems, result.error) : problems.expired;
    await queueNotice(toolbox, { kind: 'error', text });
  }
  return '/cart/';
}
