import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { parseQuantity } from '#pricing/quantities/rules/parse-quantity.ts';
import { readEntriesOf, readListEntries } from './read-list-entries.ts';
import { readListPercentages } from './read-list-percentages.ts';
import { readPriceLists } from './read-price-lists.ts';

/** The page of one list: what is asked for by `s`, `page`, `edit` and `since`; null where there is no such list, or no such page. That of everybody is read elsewhere. */
export async function readStaffPriceList(
  ctx: Pick<RequestContext, 'db'>,
  listId: number,
  asked: URLSearchParams,
) {
  const words = (asked.get('s') ?? '').replaceAll('\0', '').trim().slice(0, 100);
  const page = parseQuantity(asked.get('page') ?? '1') || 1;
  const productId = parseQuantity(asked.get('edit') ?? '');
  const [[list], found, edited, others] = await Promise.all([
    readPriceLists(ctx, listId),
    readListEntries(ctx, { listId, words, page }),
    productId === null ? [] : readEntriesOf(ctx, { listId, productId }),
    readListPercentages(ctx, listId),
  ]);
  if (!list || !found) return null;
  const since = asked.get('since');
  return { list, found, words, edited: edited.find((entry) => entry.from === since) ?? null, ...others };
}
