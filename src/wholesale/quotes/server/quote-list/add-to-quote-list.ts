import { sql } from 'kysely';
import type { AttributeChoice } from '#catalogue/variations/rules/match-variation.ts';
import { findMovedChoice } from '#catalogue/variations/server/find-moved-choice.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type ChoiceRefusal, chooseVariation } from '#selling/cart/rules/choose-variation.ts';
import { findItem } from '#selling/cart/server/find-item.ts';
import {
  MAX_QUOTE_LIST_LINES,
  MAX_QUOTE_LIST_QUANTITY,
  type QuoteListItem,
} from '../../rules/quote-list/quote-list-item.ts';
import { ownsQuoteList } from './read-quote-list.ts';

type QuoteListRefusal =
  | { readonly code: 'unknown-product' | 'not-a-quantity' | 'list-full' | 'no-such-variation' }
  | ChoiceRefusal;

export type QuoteListResult =
  /** `known`: it was on the list already, whose quantity stays (wire 6.1) */
  | { readonly ok: true; readonly known: boolean; readonly name: string }
  | { readonly ok: false; readonly error: QuoteListRefusal };

const refused = (error: QuoteListRefusal): QuoteListResult => ({ ok: false, error });
const largestId = 2_147_483_647;

/** Puts a product into the visitor's quote list; opens a session where there is none. What it costs and whether it is there is not asked. */
export async function addToQuoteList(ctx: RequestContext, item: QuoteListItem): Promise<QuoteListResult> {
  const { productId, quantity, variationId = null, attributes = {} } = item;
  if (![productId, variationId ?? 1].every((id) => Number.isInteger(id) && id > 0 && id <= largestId)) {
    return refused({ code: 'unknown-product' });
  }
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MAX_QUOTE_LIST_QUANTITY) {
    return refused({ code: 'not-a-quantity' });
  }
  const found = await findItem(ctx, productId, variationId);
  if (!found) return refused({ code: 'unknown-product' });
  const { product } = found;
  const choose = (wanted: AttributeChoice) =>
    product.type === 'variable'
      ? chooseVariation(
          { attributes: product.attributes, variations: product.items },
          wanted,
          found.variationId,
        )
      : ({ ok: true, variation: { id: product.id }, attributes: {} } as const);
  const named = choose(attributes);
  // What was merged away is followed, as the cart does.
  const moved = named.ok ? null : await findMovedChoice(ctx, attributes);
  const choice = moved ? choose(moved) : named;
  if (!choice.ok) return refused(choice.error);
  const session = await ctx.session.open(ctx.db);
  const owner = session.customerId === null ? sql`session_id` : sql`customer_id`;
  const { rows } = await sql<{ added: boolean; known: boolean }>`
    with held as (select item_id, attributes from quote_list_items where ${ownsQuoteList(session)}),
    known as (select from held where item_id = ${choice.variation.id} and attributes = ${JSON.stringify(choice.attributes)}::jsonb),
    added as (
      insert into quote_list_items (${owner}, product_id, item_id, attributes, quantity, created_at)
      select ${session.customerId ?? session.id}, ${product.id}, ${choice.variation.id},
        ${JSON.stringify(choice.attributes)}::jsonb, ${quantity}, ${ctx.clock.now()}
      where not exists (select from known) and (select count(*) from held) < ${MAX_QUOTE_LIST_LINES}
      on conflict do nothing returning id)
    select exists (select from added) as added,
      exists (select from known) or (select count(*) from held) < ${MAX_QUOTE_LIST_LINES} as known`.execute(
    ctx.db,
  );
  const [row] = rows;
  if (!row?.added && !row?.known) return refused({ code: 'list-full' });
  return { ok: true, known: !row.added, name: product.name };
}
