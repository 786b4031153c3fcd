import type { TableScreenMessages } from '#messages/it/table-screen.ts';
import type { Locale } from '#messages/locale.ts';
import type { Notice } from '#selling/cart/rules/notice.ts';
import type { QuoteListItem } from '#wholesale/quotes/rules/quote-list/quote-list-item.ts';
import {
  addToQuoteList,
  type QuoteListOutcome,
} from '#wholesale/quotes/storefront/quote-list/add-to-quote-list.ts';
import { rowToAdd } from '../../../rules/add-to-cart/row-to-add.ts';
import type { RowState } from '../../../rules/rows/table-state.ts';

/** Adds rows to the quote list, one after the other, and says in the end what came of them (TAB-74, RAQ-05). */
export async function askQuote(
  rows: readonly RowState[],
  { locale, words }: { readonly locale: Locale; readonly words: TableScreenMessages },
): Promise<Notice> {
  const outcomes: QuoteListOutcome[] = [];
  for (const state of rows) outcomes.push(await addToQuoteList(itemOf(state), locale));
  const good = outcomes.filter((outcome) => outcome.done);
  const last = good.at(-1);
  if (!last) return { kind: 'error', text: outcomes[0]?.message ?? words.quoteFailed };
  const action = { label: last.link.label, href: pathOf(last.link.url) };
  if (rows.length === 1) return { kind: 'success', text: last.message, action };
  const isWhole = good.length === rows.length;
  const text = isWhole ? words.quoteSent(good.length) : words.quoteSome(good.length, rows.length);
  return { kind: isWhole ? 'success' : 'error', text, action };
}

function itemOf(state: RowState): QuoteListItem {
  const { variationId, variation, quantity } = rowToAdd(state);
  return {
    productId: state.row.type === 'variation' ? state.row.parent_id : state.row.product_id,
    quantity: Math.max(1, quantity),
    variationId,
    attributes: variation,
  };
}

/** Links of notices are paths of this shop. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url, location.origin);
  return pathname + search;
}
