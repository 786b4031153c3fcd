import { csvText } from '#kit/text/rules/csv-text.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { readWrongRows } from '#pricing/prices/server/imports/read-price-import.ts';
import { idFrom } from '../../not-found.ts';
import { staffLocale, staffToolbox } from '../staff-toolbox.ts';
import type { Route } from './+types/price-import-report.ts';

/** Every wrong row of a file, with its line and what is wrong with it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const toolbox = staffToolbox(context, 'prices');
  const rows = await readWrongRows(toolbox, { listId: idFrom(params.id), importId: idFrom(params.import) });
  const { importing, problems } = staffMessagesFor(staffLocale(toolbox)).staffPrices;
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
