import { sql } from 'kysely';
import { type TranslatedRow, translatedColumns } from '#catalogue/products/server/translated-columns.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { ownsCart } from './owns-cart.ts';

export type RemovedLine = {
  readonly key: string;
  readonly productId: number;
  readonly variationId: number | null;
  readonly attributes: Readonly<Record<string, string>>;
  readonly name: string;
  readonly quantity: number;
};

export type RemoveResult =
  | { readonly ok: true; readonly line: RemovedLine }
  | { readonly ok: false; readonly error: { readonly code: 'unknown-line' } };

/** How many removed lines can be restored, newest first. */
const mostStored = 10;

/**
 * Removes a line of the visitor's own cart (FRAG-02); it can be restored for a while. A key of another cart is unknown. An offer
 * is bought as a whole: removing one of its lines removes all of them.
 */
export async function removeCartLine(
  ctx: RequestContext,
  input: { readonly key: string },
): Promise<RemoveResult> {
  const session = ctx.session.current();
  if (!session) return { ok: false, error: { code: 'unknown-line' } };
  const removed = await sql<RemovedLine & TranslatedRow<'name'>>`
    with held as (select id from carts where ${ownsCart(session)} for update),
    gone as (
      delete from cart_lines using held where cart_lines.cart_id = held.id
        and (cart_lines.key = ${input.key} or cart_lines.offer_line_id in (
          select other.id from cart_lines line join offer_lines its on its.id = line.offer_line_id
          join offer_lines other on other.offer_id = its.offer_id
          where line.cart_id = held.id and line.key = ${input.key}))
      returning cart_lines.*),
    kept as (
      select cart_id, count(*) as lines, jsonb_agg(jsonb_build_object('id', gone.id, 'key', gone.key,
          'productId', gone.product_id, 'variationId', gone.variation_id, 'attributes', gone.attributes,
          'quantity', gone.quantity, 'offerLineId', gone.offer_line_id) order by gone.id) as entries
      from gone group by cart_id),
    raised as (
      update carts set version = version + 1, updated_at = ${ctx.clock.now()},
        removed_lines = jsonb_path_query_array(kept.entries || removed_lines,
          ('$[0 to ' || greatest(${mostStored}, kept.lines) - 1 || ']')::jsonpath)
      from kept where carts.id = kept.cart_id)
    select gone.key, gone.product_id as "productId", gone.variation_id as "variationId", gone.attributes, p.name, gone.quantity${translatedColumns(ctx.visitor.audience, 'p', ['name'])}
    from gone join products p on p.id = gone.product_id where gone.key = ${input.key}`.execute(ctx.db);
  const [row] = removed.rows;
  if (!row) return { ok: false, error: { code: 'unknown-line' } };
  const { translated_name: translated, ...line } = row;
  return { ok: true, line: { ...line, name: translated ?? line.name } };
}
