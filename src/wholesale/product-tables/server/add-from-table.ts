import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { tableAddingFor } from '#messages/product-table/table-adding-for.ts';
import { type AddedLine, addToCart } from '#selling/cart/server/add-to-cart.ts';
import { inCartTransaction } from '#selling/cart/server/in-cart-transaction.ts';
import { queueNotice } from '#selling/cart/server/notices.ts';
import { addRefusalSentence } from '#selling/cart/server/refusal-sentence.ts';
import { showCart } from '#selling/cart/server/show-cart.ts';
import type { TableAdd } from '../rules/table-cart-calls.ts';
import { longestNote } from '../rules/table-limits.ts';

/** So many refusals are shown one by one; the session stores ten notices. */
const MOST_SHOWN = 8;

/**
 * Adds rows of a product table to the visitor's cart, one after another: a refused row does not stop the others and is
 * shown by the next notice (TAB-51, TAB-56, TAB-69). An add of one row has a success notice; after a bulk add the table shows its own
 * (TAB-71). Returns the products that were added, as they were named.
 */
export async function addFromTable(
  ctx: RequestContext,
  wantedRows: readonly TableAdd[],
): Promise<{ readonly added: readonly number[] }> {
  const { added, ids, refusals } = await inCartTransaction(ctx, async (inside) => {
    const lines: AddedLine[] = [];
    const ids: number[] = [];
    const sentences: string[] = [];
    for (const row of wantedRows) {
      const result = await addRow(inside, row);
      if (!result.ok) {
        sentences.push(result.sentence);
        continue;
      }
      lines.push(result.line);
      ids.push(row.productId);
    }
    if (lines.length > 0) await showCart(inside);
    return { ok: lines.length > 0, added: lines, ids, refusals: sentences };
  });
  const [line] = added;
  if (wantedRows.length === 1 && line) {
    const words = messagesFor(ctx.visitor.audience.locale).cart;
    await notify(ctx, 'success', words.addedNotice(line.name, line.quantity));
  }
  const more = refusals.length - MOST_SHOWN;
  for (const sentence of refusals.slice(0, MOST_SHOWN)) await notify(ctx, 'error', sentence);
  if (more > 0) await notify(ctx, 'error', wordsOf(ctx).notAddedMore(more));
  return { added: ids };
}

const wordsOf = (ctx: RequestContext) => tableAddingFor(ctx.visitor.audience.locale);

/** A notice that the table fetches right after this call: other parts of the page must not take it. */
const notify = (ctx: RequestContext, kind: 'success' | 'error', text: string) =>
  queueNotice(ctx, { kind, text }, 'quietly');

async function addRow(
  ctx: RequestContext,
  { quantity, note, ...row }: TableAdd,
): Promise<{ ok: true; line: AddedLine } | { ok: false; sentence: string }> {
  const words = wordsOf(ctx);
  if (quantity === 0) return { ok: false, sentence: words.zeroQuantity };
  if (note.length > longestNote) return { ok: false, sentence: words.noteTooLong(longestNote) };
  const result = await addToCart(ctx, { ...row, note, quantity: quantity ?? 0 });
  if (result.ok) return result;
  const { cart } = messagesFor(ctx.visitor.audience.locale);
  return { ok: false, sentence: addRefusalSentence(cart, result.error) };
}
