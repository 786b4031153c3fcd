import type { AttributeChoice } from '#catalogue/variations/rules/match-variation.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { tableAddingFor } from '#messages/product-table/table-adding-for.ts';
import { type AddedLine, addToCart } from '#selling/cart/server/add-to-cart.ts';
import { inCartTransaction } from '#selling/cart/server/in-cart-transaction.ts';
import { queueNotice } from '#selling/cart/server/notices.ts';
import { addRefusalSentence } from '#selling/cart/server/refusal-sentence.ts';
import { showCart } from '#selling/cart/server/show-cart.ts';
import { longestNote } from '../../rules/add-to-cart/table-cart-timings.ts';

/** What a row wants added; `quantity` is null for one that is no whole number. */
type WantedRow = {
  readonly productId: number;
  readonly variationId: number | null;
  readonly quantity: number | null;
  readonly attributes: AttributeChoice;
  readonly note: string;
};

/** So many refusals are told one by one; the session keeps ten notices. */
const MOST_SHOWN = 8;

/**
 * Puts what rows of a product table want into the visitor's cart, each in turn: what is refused does not hold up the others and is
 * told by the next notice (TAB-51, TAB-56, TAB-69). An add of one row tells that it was added; of several the table says so itself
 * (TAB-71). Returns the products that were added, as they were named.
 */
export async function addFromTable(
  ctx: RequestContext,
  wantedRows: readonly WantedRow[],
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
    await tell(ctx, 'success', words.addedNotice(line.name, line.quantity));
  }
  const more = refusals.length - MOST_SHOWN;
  for (const sentence of refusals.slice(0, MOST_SHOWN)) await tell(ctx, 'error', sentence);
  if (more > 0) await tell(ctx, 'error', wordsOf(ctx).notAddedMore(more));
  return { added: ids };
}

const wordsOf = (ctx: RequestContext) => tableAddingFor(ctx.visitor.audience.locale);

/** The table asks for it in a moment: other parts of the page must not take it away. */
const tell = (ctx: RequestContext, kind: 'success' | 'error', text: string) =>
  queueNotice(ctx, { kind, text }, 'quietly');

async function addRow(
  ctx: RequestContext,
  { quantity, note, ...row }: WantedRow,
): Promise<{ ok: true; line: AddedLine } | { ok: false; sentence: string }> {
  const words = wordsOf(ctx);
  if (quantity === 0) return { ok: false, sentence: words.zeroQuantity };
  if (note.length > longestNote) return { ok: false, sentence: words.noteTooLong(longestNote) };
  const result = await addToCart(ctx, { ...row, note, quantity: quantity ?? 0 });
  if (result.ok) return result;
  const { cart } = messagesFor(ctx.visitor.audience.locale);
  return { ok: false, sentence: addRefusalSentence(cart, result.error) };
}
