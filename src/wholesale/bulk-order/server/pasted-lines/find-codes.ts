import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { KnownCode } from '../../rules/pasted-lines/resolve-lines.ts';

/** Parts that share an original code beyond these are not offered. */
const mostOfOneCode = 5;

type Found = { readonly code: string; readonly kind: KnownCode['kind']; readonly ids: readonly number[] };

/** The items behind normalised codes, all of them by one query: an own code means one item, an original code what has it. Who may see them is not asked. */
export async function findCodes(
  { db }: Pick<RequestContext, 'db'>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, KnownCode>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<Found>`/* prepared */
    with found as materialized (
      select distinct code, kind, product_id from product_codes where code = any (${[...codes]}::text[]))
    select code, kind, (array_agg(id order by id))[1:${sql.lit(mostOfOneCode)}] as ids
    from (
      select found.code, 'sku' as kind, item.id from found join products item on item.id = found.product_id
      where found.kind = 'sku' and item.type <> 'variable' and normalise_code(item.sku) = found.code
      union
      select found.code, 'sku', item.id from found join products item on item.parent_id = found.product_id
      where found.kind = 'sku' and normalise_code(item.sku) = found.code
      union
      select found.code, 'oe', item.id from found join products item on item.id = found.product_id
      where found.kind = 'oe' and item.type = 'simple' and item.sku is not null
    ) meant
    group by code, kind order by kind`.execute(db);
  // Own codes come last and stand before original ones.
  return new Map(rows.map(({ code, kind, ids }) => [code, { kind, itemIds: ids }]));
}
