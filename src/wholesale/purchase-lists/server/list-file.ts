import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { csvText } from '#kit/text/rules/csv-text.ts';
import { purchaseListsFor } from '#messages/buying/purchase-lists-for.ts';
import { writeListPrice } from '#pricing/prices/rules/write-tiers.ts';
import type { ListLine } from '../rules/list-view.ts';
import { readList } from './read-list.ts';

/** A list as a file for spreadsheets, and what it is called. */
type ListFile = { readonly title: string; readonly text: string };

/** A list of the visitor's own as CSV: code, product, quantity and today's price of one piece (LIST-14); null where there is none. */
export async function listFile(ctx: RequestContext, id: number): Promise<ListFile | null> {
  const list = await readList(ctx, id);
  if (!list) return null;
  const { file } = purchaseListsFor(ctx.visitor.audience.locale);
  const head = [file.code, file.product, file.quantity, list.mode === 'net' ? file.priceNet : file.price];
  return { title: list.title, text: csvText([head, ...list.lines.map(cellsOf)]) };
}

function cellsOf(held: ListLine): readonly string[] {
  if (held.kind === 'gone') return ['', held.name, String(held.quantity), ''];
  const { sku, name, chosen, quantity, unit } = held.line;
  const choice = chosen.map(({ label, value }) => `${label}: ${value}`).join(', ');
  return [sku ?? '', choice ? `${name} (${choice})` : name, String(quantity), writeListPrice(unit)];
}
