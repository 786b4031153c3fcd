import { textOf } from '#foundation/forms/server/text-of.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { updateRefusalSentence } from '#selling/cart/server/refusal-sentence.ts';
import { removeCartLine } from '#selling/cart/server/remove-cart-line.ts';
import { updateCartLine } from '#selling/cart/server/update-cart-line.ts';
import { typedQuantity } from '../rules/counter-draft.ts';
import { type AddedLines, addByCode, addPasted } from './add-lines.ts';
import { addFreeLine, agreeLine, agreeOrder } from './agree-prices.ts';

const said = (sentences: readonly string[]): AddedLines => ({ sentences, near: [] });

/** Changes the lines of a draft, or what was agreed for them; `buyer` is the request context of its customer and cart. */
export async function changeLines(
  staff: RequestContext,
  buyer: RequestContext,
  form: FormData,
): Promise<AddedLines> {
  const field = (name: string) => textOf(form, name);
  const quantity = typedQuantity(field('quantity'));
  const key = field('key');
  const agreed = { percent: field('percent'), price: field('price'), reason: field('reason') };
  switch (field('action')) {
    case 'paste':
      return addPasted(buyer, field('lines'));
    case 'add':
      return addByCode(buyer, field('code'), quantity);
    case 'free':
      return said(
        await addFreeLine(buyer, {
          name: field('name'),
          price: field('price'),
          taxClass: field('tax_class'),
          quantity,
        }),
      );
    case 'agree-line':
      return said(await agreeLine(staff, buyer, { key, typed: agreed }));
    case 'agree-order':
      return said(await agreeOrder(staff, buyer, agreed));
    case 'remove':
      return changed(buyer, await removeCartLine(buyer, { key }));
    default:
      return changed(buyer, await updateCartLine(buyer, { key, quantity: quantity ?? Number.NaN }));
  }
}

function changed(
  { settings }: RequestContext,
  result: Awaited<ReturnType<typeof removeCartLine | typeof updateCartLine>>,
): AddedLines {
  const { cart } = messagesFor(settings.interface_language);
  return said(result.ok ? [] : [updateRefusalSentence(cart, result.error)]);
}
