import { productsAction, productsList } from '#catalogue/product-editing/rules/product-list.ts';
import { type StockQuery, stockList } from '#catalogue/stock/rules/stock-list.ts';
import { flag, ids } from '#foundation/forms/rules/fields.ts';
import { formSchema } from '#foundation/forms/rules/form-schema.ts';
import { postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { bulkPaths } from '../rules/bulk-edit.ts';
import { bulkAction } from '../rules/bulk-form.ts';
import { createBulkEdit } from './create-bulk-edit.ts';

const selectionForm = formSchema({ product: ids(), all: flag() });

/** Begins a bulk edit of what is chosen in the list of products, or of all that its filter finds; returns where to go on. */
export async function postSelection(ctx: RequestContext, request: Request): Promise<string> {
  const typed = postedForm(await request.formData());
  const query = productsList.read(new URL(request.url).searchParams) ?? productsList.whole;
  if (!ctx.nonces.check(productsAction, typedText(typed, '_wpnonce')))
    return productsList.path(query, { done: 'expired' });
  const { product, all } = selectionForm.parse(typed);
  // What lies in the trash can only come back.
  const form = query.state === 'trash' ? { trash: ['restore'] } : {};
  const id = await createBulkEdit(ctx, all ? { query } : { ids: product }, form);
  return id === null ? productsList.path(query, { done: 'nothing' }) : `${bulkPaths.products}${id}/`;
}

const articlesForm = formSchema({ article: ids(), all: flag() });

/** Begins a bulk edit of articles of the stock list; returns where to go on, the list where nothing was chosen or the page had expired. */
export async function postStockSelection(ctx: RequestContext, request: Request): Promise<string> {
  const typed = postedForm(await request.formData());
  const query: StockQuery = stockList.read(new URL(request.url).searchParams) ?? stockList.whole;
  if (!ctx.nonces.check(bulkAction, typedText(typed, '_wpnonce'))) return stockList.path(query);
  const { article, all } = articlesForm.parse(typed);
  const id = await createBulkEdit(ctx, all ? { stockQuery: query } : { articleIds: article });
  return id === null ? stockList.path(query) : `${bulkPaths.articles}${id}/`;
}
