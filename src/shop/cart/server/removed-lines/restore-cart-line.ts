import { sql } from 'kysely';
import type { Toolbox } from '#services/toolbox.ts';
import { notHidden } from '#shop/groups/server/not-hidden.ts';
import { ownsCart } from '../owns-cart.ts';

/**
 * Puts back the line that was removed last under a key, where it stood and as it was; null where none is kept or its product is gone.
 * Of a line that was added again meanwhile the larger quantity stays.
 */
export async function restoreCartLine(
  toolbox: Toolbox,
  input: { readonly key: string },
): Promise<{ readonly name: string } | null> {
  const session = toolbox.session.current();
  if (!session) return null;
  const restored = await sql<{ name: string }>`
    with held as (select id, removed_lines from carts where ${ownsCart(session)} for update),
    entry as (
      select held.id as cart_id, kept.value as line, kept.ordinality as place
      from held, jsonb_array_elements(held.removed_lines) with ordinality kept
      where kept.value ->> 'key' = ${input.key} order by kept.ordinality limit 1),
    back as (
      insert into cart_lines (id, cart_id, key, product_id, variation_id, attributes, quantity) overriding system value
      select (line ->> 'id')::bigint, cart_id, line ->> 'key', product.id, variation.id, line -> 'attributes',
        (line ->> 'quantity')::int
      from entry join products product on product.id = (line ->> 'productId')::int
      left join products variation on variation.id = (line ->> 'variationId')::int
      where (line ->> 'variationId' is null or variation.id is not null)
        and ${notHidden(toolbox.visitor.audience.hidden, sql`product.id`)}
      on conflict (cart_id, key) do update
        set quantity = greatest(cart_lines.quantity, excluded.quantity), seen_unit_cents = null
      returning product_id),
    raised as (
      update carts set version = version + 1, updated_at = ${toolbox.clock.now()},
        removed_lines = removed_lines - (entry.place - 1)::int
      from entry where carts.id = entry.cart_id)
    select p.name from back join products p on p.id = back.product_id`.execute(toolbox.db);
  return restored.rows[0] ?? null;
}
