import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ProductValues } from '../rules/product-schema.ts';

/** Creates a product with its stock; all but its name is written by whoever calls. Its prices are worked out when they are. */
export async function insertProduct(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  { name, slug }: ProductValues,
  openingStock: number,
): Promise<number> {
  const now = clock.now();
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into products (type, status, name, slug, published_at, created_at, updated_at, revision)
      values ('simple', 'draft', ${name}, ${slug}, ${now}, ${now}, ${now}, 0) returning id),
    stocked as (insert into stock (product_id, on_hand) select id, ${openingStock}::int from made),
    noted as (
      insert into stock_movements (product_id, delta, reason, created_at)
      select id, ${openingStock}::int, 'opening', ${now} from made where ${openingStock}::int <> 0)
    select id from made`.execute(db);
  return rows[0]?.id ?? 0;
}
