import { sql } from 'kysely';
import type { Toolbox } from '#services/toolbox.ts';
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

/** So many removed lines can be put back, the newest ones. */
const mostKept = 10;

/** Takes a line out of the visitor's own cart (FRAG-02), which can be put back for a while; a key of somebody else's is unknown. */
export async function removeCartLine(
  toolbox: Toolbox,
  input: { readonly key: string },
): Promise<RemoveResult> {
  const session = toolbox.session.current();
  if (!session) return { ok: false, error: { code: 'unknown-line' } };
  const removed = await sql<RemovedLine>`
    with held as (select id from carts where ${ownsCart(session)} for update),
    gone as (
      delete from cart_lines using held where cart_lines.cart_id = held.id and cart_lines.key = ${input.key}
      returning cart_lines.*),
    raised as (
      update carts set version = version + 1, updated_at = ${toolbox.clock.now()},
        removed_lines = jsonb_path_query_array(jsonb_build_array(jsonb_build_object('id', gone.id, 'key', gone.key,
          'productId', gone.product_id, 'variationId', gone.variation_id, 'attributes', gone.attributes,
          'quantity', gone.quantity)) || removed_lines, ${`$[0 to ${mostKept - 1}]`}::jsonpath)
      from gone where carts.id = gone.cart_id)
    select gone.key, gone.product_id as "productId", gone.variation_id as "variationId", gone.attributes, p.name, gone.quantity
    from gone join products p on p.id = gone.product_id`.execute(toolbox.db);
  const [line] = removed.rows;
  return line ? { ok: true, line } : { ok: false, error: { code: 'unknown-line' } };
}
