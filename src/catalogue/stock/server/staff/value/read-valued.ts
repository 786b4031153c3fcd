import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { ValuedArticle } from '../../../rules/stock-value.ts';
import { variationChoices } from '../../variation-choices.ts';
import { locatedStock, valuedStock } from './valued-stock.ts';

/** Which articles are valued: all that the shop owned then, or those at a location. */
export type ValuedPart = {
  readonly day: string;
  /** undefined for everywhere, null for the default location */
  readonly locationId?: number | null | undefined;
};

/** The rows of a part, under the name `part`. */
export const partOf = ({ day, locationId }: ValuedPart): RawBuilder<unknown> =>
  locationId === undefined
    ? sql`${valuedStock(day)}, part as (select * from valued)`
    : sql`${valuedStock(day)}, ${locatedStock(day)}, part as (select * from located where location_id is not distinct from ${locationId}::int)`;

/** The articles of a part, the dearest stock first. */
export async function readValued(
  db: Database,
  part: ValuedPart,
  { limit, offset }: { readonly limit: number | null; readonly offset: number },
): Promise<readonly ValuedArticle[]> {
  const { rows } = await sql<ValuedArticle>`
    with ${partOf(part)},
    page as (select * from part order by value desc nulls last, product_id limit ${limit}::int offset ${offset}::int)
    select p.id, coalesce(parent.name, p.name) as name, p.sku, page.pieces, page.average::float8 as average, page.value,
      ${variationChoices(sql`p.id`)} as choices
    from page join products p on p.id = page.product_id left join products parent on parent.id = p.parent_id
    order by page.value desc nulls last, p.id`.execute(db);
  return rows;
}
