import { choiceOr, ids } from '#foundation/forms/rules/fields.ts';
import { formSchema } from '#foundation/forms/rules/form-schema.ts';
import { postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { PRODUCTS_PER_PAGE, productsAction, productsList, stateActions } from '../rules/product-list.ts';
import { changeStates } from './change-states.ts';

const form = formSchema({ product: ids(), action: choiceOr(stateActions, null) });

/** What is done with the chosen products of the list; returns where to go on. */
export async function postProductsList(ctx: RequestContext, request: Request): Promise<string> {
  const typed = postedForm(await request.formData());
  const query = productsList.read(new URL(request.url).searchParams) ?? productsList.whole;
  const doneAt = (done: string, count = 0) =>
    productsList.path(query, { done, ...(count > 0 ? { count: String(count) } : {}) });
  if (!ctx.nonces.check(productsAction, typedText(typed, '_wpnonce'))) return doneAt('expired');
  const { product, action } = form.parse(typed);
  if (!action || product.length === 0) return doneAt('nothing');
  const count = await changeStates(ctx, { ids: product.slice(0, PRODUCTS_PER_PAGE), action });
  return count > 0 ? doneAt(action, count) : doneAt('nothing');
}
