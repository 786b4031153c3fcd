import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { PictureFiles } from '#foundation/services/picture-files.ts';
import { priceListPath, stagedImportPath } from '#pricing/prices/rules/staff-prices.ts';
import { readPriceLists } from '#pricing/prices/server/staff/read-price-lists.ts';
import { receivePriceFile } from '#pricing/prices/server/staff/receive-price-file.ts';

/** A file of prices for a list: read, and led on to the page that shows what it would do. */
export async function importPricesEndpoint(
  request: Request,
  ctx: RequestContext,
  params: Readonly<Record<string, string>>,
  files: PictureFiles,
): Promise<Response> {
  const listId = Number(params.id);
  const [list] = await readPriceLists(ctx, listId);
  if (!list || list.isRetail) return new Response(null, { status: 404, headers: { connection: 'close' } });
  const received = await receivePriceFile({ ctx, files }, { request, listId });
  const location = received.ok
    ? stagedImportPath(listId, received.importId)
    : `${priceListPath(listId)}?file=${received.problem}`;
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
