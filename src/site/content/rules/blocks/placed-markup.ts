import { everyBlock, isForeign, type PageBlock } from './page-content.ts';
import { markupOf } from './walk-fields.ts';

/** The markup of a page's blocks with the codes of the parts that they place, as a page of one text would have it (TAB-01, BULK-01, QUO-01). */
export function placedMarkup(blocks: readonly PageBlock[]): string {
  const codes = everyBlock(blocks)
    .flatMap((block) => codeOf(block) ?? [])
    .map((code) => `<p>${code}</p>`);
  return [markupOf(blocks), ...codes].filter((html) => html !== '').join('\n');
}

function codeOf(block: PageBlock): string | null {
  if (isForeign(block)) return null;
  if (block.kind === 'bulkOrder') return '[bulk_order]';
  if (block.kind === 'quoteRequest') return '[quote_request]';
  return block.kind === 'productTable' && block.values.table !== null
    ? `[product_table id="${block.values.table}"]`
    : null;
}
