import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { HiddenGoods } from '#foundation/visitor/rules/hidden-goods.ts';
import { searchCatalogue } from './search-catalogue.ts';

/** The ids of listed products that answer a search, best first, without what is hidden. Takes any text and finds at most 1000. */
export async function findProducts(
  ctx: Pick<RequestContext, 'db' | 'memory'>,
  text: string,
  hidden: HiddenGoods | null,
): Promise<number[]> {
  return [...(await searchCatalogue(ctx, text, hidden)).ids];
}
