import { sql } from 'kysely';
import { type TranslatedRow, translatedColumns } from '#catalogue/products/server/translated-columns.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { notHidden } from '#pricing/customer-groups/server/not-hidden.ts';
import { ownsCart } from './owns-cart.ts';

/**
 * Restores the line that was removed last under a key, at its former position; null where none is stored or its product is gone.
 * A line that was added anew meanwhile gets the larger quantity. The lines of an offer are restored together.
 */
export async function restoreCartLine(
  ctx: RequestContext,
  input: { readonly key: string },
): Promise<{ readonly name: string } | null> {
  const session = ctx.session.current();
  if (!session) return null;
  const restored = await sql<{ name: string } & TranslatedRow<'name'>>`
    with held as (select id, removed_lines from carts where ${ownsCart(session)} for update),
    asked as (
      select kept.value ->> 'key' as key, (kept.value ->> 'offerLineId')::int as offer_line_id
      from held, jsonb_array_elements(held.removed_lines) with ordinality kept
      where kept.value ->> 'key' = ${input.key} order by kept.ordinality limit 1),
    entry as (
      select distinct on (kept.value ->> 'key') held.id as cart_id, kept.value as line, kept.ordinality as place
      from asked, held, jsonb_array_elements(held.removed_lines) with ordinality kept
      where kept.value ->> 'key' = asked.key or (kept.value ->> 'offerLineId')::int in (
        select other.id from offer_lines its join offer_lines other on other.offer_id = its.offer_id
        where its.id = asked.offer_line_id)
      order by kept.value ->> 'key', kept.ordinality),
    back as (
      insert into cart_lines (id, cart_id, key, product_id, variation_id, attributes, quantity, offer_line_id) overriding system value
      select (line ->> 'id')::bigint, cart_id, line ->> 'key', product.id, variation.id, line -> 'attributes',
        (line ->> 'quantity')::int, offered.id
      from entry join products product on product.id = (line ->> 'productId')::int
      left join products variation on variation.id = (line ->> 'variationId')::int
      left join offer_lines offered on offered.id = (line ->> 'offerLineId')::int
      where (line ->> 'variationId' is null or variation.id is not null) and (line ->> 'offerLineId' is null or offered.id is not null)
        and (offered.id is not null or ${notHidden(ctx.visitor.audience.hidden, sql`product.id`)})
      on conflict (cart_id, key) do update
        set quantity = greatest(cart_lines.quantity, excluded.quantity), seen_unit_cents = null
      returning product_id, key),
    raised as (
      update carts set version = version + 1, updated_at = ${ctx.clock.now()},
        removed_lines = coalesce((
          select jsonb_agg(kept.value order by kept.ordinality) from jsonb_array_elements(removed_lines) with ordinality kept
          where kept.ordinality not in (select place from entry)), '[]')
      where carts.id in (select cart_id from entry))
    select p.name${translatedColumns(ctx.visitor.audience, 'p', ['name'])} from back join products p on p.id = back.product_id where back.key = ${input.key}`.execute(
    ctx.db,
  );
  const [row] = restored.rows;
  return row ? { name: row.translated_name ?? row.name } : null;
}
