import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { wholesalePlace } from '#foundation/request-context/wholesale-place.ts';
import { tierCounting } from '#pricing/prices/server/tier-table-terms.ts';
import { listLists } from '#wholesale/purchase-lists/server/list-lists.ts';
import type { BulkForm } from '../rules/bulk-form.ts';
import { readBulkSearch } from '../rules/bulk-search.ts';
import { type FormOptions, type PlaceAttributes, readFormOptions } from '../rules/form-options.ts';
import { writeInitialPrices } from '../rules/initial-prices.ts';
import { searchItems } from './search-items.ts';

/**
 * The form as it stands on a page of the visitor; null for everybody but business customers (BULK-01, ACC-02, ACC-10). A page with a form
 * belongs to its visitor and is never kept: it carries the nonce of the calls.
 */
export async function readBulkForm(
  toolbox: Toolbox,
  { said, path }: { readonly said: PlaceAttributes; readonly path: string },
): Promise<BulkForm | null> {
  const { audience, person } = toolbox.visitor;
  if (!audience.isBusiness && person?.kind !== 'business') return null;
  toolbox.reply.keepOut();
  if (person?.kind !== 'business') return null;
  const options = readFormOptions(said, toolbox.settings);
  const [found, lists] = await Promise.all([searchItems(toolbox, firstSearch(options)), listLists(toolbox)]);
  return {
    options,
    place: wholesalePlace(toolbox),
    replyKey: toolbox.wire.wholesaleKey,
    initialPrices: writeInitialPrices(found.items),
    counting: tierCounting(toolbox.settings),
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
