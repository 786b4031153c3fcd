import { readRefusedRows } from '#catalogue/public-prices/server/imports/read-public-import.ts';
import { csvText } from '#kit/text/rules/csv-text.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { readWrongRows } from '#pricing/prices/server/imports/read-price-import.ts';
import { readPriceLists } from '#pricing/prices/server/staff/read-price-lists.ts';
import { idFrom, notFound } from '../../not-found.ts';
import { staffContext, staffLocale } from '../staff-context.ts';
import type { Route } from './+types/price-import-report.ts';

/** Every row of a file that is not written, with its line and what is wrong with it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'prices');
  const file = { listId: idFrom(params.id), importId: idFrom(params.import) };
  const [list] = await readPriceLists(ctx, file.listId);
  if (!list) throw notFound();
  const rows = await (list.isRetail ? readRefusedRows(ctx, file) : readWrongRows(ctx, file));
  const { importing, problems } = staffMessagesFor(staffLocale(ctx)).staffPrices;
  const lines = rows.map(({ line, sku, problem }) => [
    String(line),
    sku,
    problems[problem.code](problem.text),
  ]);
  return new Response(csvText([[importing.line, importing.sku, importing.problem], ...lines]), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="righe-sbagliate.csv"',
    },
  });
}
