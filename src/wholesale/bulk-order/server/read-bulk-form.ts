import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { wholesaleContext } from '#foundation/request-context/wholesale-context.ts';
import { tierCounting } from '#pricing/prices/server/tier-table-terms.ts';
import { listLists } from '#wholesale/purchase-lists/server/list-lists.ts';
import type { BulkForm } from '../rules/bulk-form.ts';
import { readBulkSearch } from '../rules/bulk-search.ts';
import { type FormAttributes, type FormOptions, readFormOptions } from '../rules/form-options.ts';
import { writeInitialPrices } from '../rules/initial-prices.ts';
import { searchItems } from './search-items.ts';

/**
 * The form on a page of the visitor; null for everybody but business customers (BULK-01, ACC-02, ACC-10). A page with a form
 * belongs to its visitor and is never cached: it carries the nonce of the calls.
 */
export async function readBulkForm(
  ctx: RequestContext,
  { said, path }: { readonly said: FormAttributes; readonly path: string },
): Promise<BulkForm | null> {
  const { audience, person } = ctx.visitor;
  if (!audience.isBusiness && person?.kind !== 'business') return null;
  ctx.reply.preventCaching();
  if (person?.kind !== 'business') return null;
  const options = readFormOptions(said, ctx.settings);
  const [found, lists] = await Promise.all([searchItems(ctx, firstSearch(options)), listLists(ctx)]);
  return {
    options,
    context: wholesaleContext(ctx),
    replyKey: ctx.wire.wholesaleKey,
    initialPrices: writeInitialPrices(found.items),
    counting: tierCounting(ctx.settings),
    mode: audience.mode,
    lists: lists.map(({ id, title }) => ({ id, title })),
    path,
  };
}

const firstSearch = ({ layout, exclude, tag, productlist, category, sortby, inStock }: FormOptions) =>
  readBulkSearch({
    searchValue: '',
    theme: layout,
    exclude,
    tag,
    productlist,
    category,
    sortby,
    instock: inStock ? '1' : '0',
  });
