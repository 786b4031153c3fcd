import { boxes, choiceOr, flag, id, ids, line } from '#foundation/forms/rules/fields.ts';
import { formSchema } from '#foundation/forms/rules/form-schema.ts';
import { postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { MOST_CHOSEN, productsAction, productsList, stateActions } from '../rules/product-list.ts';
import { changeStates } from './change-states.ts';
import { deleteView, saveListColumns, saveView } from './list-views.ts';

const actions = [...stateActions, 'columns', 'view', 'delete-view'] as const;
const form = formSchema({
  product: ids(),
  action: choiceOr(actions, null),
  column: boxes(),
  name: line(),
  shared: flag(),
  view: id(),
});

/** What is done with the chosen products of the list, or with its columns and views; returns where to go on. */
export async function postProductsList(ctx: RequestContext, request: Request): Promise<string> {
  const typed = postedForm(await request.formData());
  const query = productsList.read(new URL(request.url).searchParams) ?? productsList.whole;
  const doneAt = (done: string, count = 0, of = query) =>
    productsList.path(of, { done, ...(count > 0 ? { count: String(count) } : {}) });
  if (!ctx.nonces.check(productsAction, typedText(typed, '_wpnonce'))) return doneAt('expired');
  const { product, action, column, name, shared, view } = form.parse(typed);
  switch (action) {
    case 'columns':
      await saveListColumns(ctx, query, column);
      return doneAt('columns');
    case 'view': {
      const saved = await saveView(ctx, query, { name, isShared: shared });
      return saved === null ? doneAt('view-unnamed') : doneAt('view', 0, { ...query, page: 1, view: saved });
    }
    case 'delete-view':
      await deleteView(ctx, view ?? 0);
      return doneAt('view-deleted', 0, { ...query, view: null });
    default: {
      if (!action || product.length === 0) return doneAt('nothing');
      const count = await changeStates(ctx, { ids: product.slice(0, MOST_CHOSEN), action });
      return count > 0 ? doneAt(action, count) : doneAt('nothing');
    }
  }
}
