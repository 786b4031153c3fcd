import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { TermChoice } from '../rules/combinations.ts';
import type { StoredAttribute } from './read-product-attributes.ts';
import { withoutRowTriggers } from './refresh-parent.ts';

/** The options of each variation of a product, by their attributes. */
export async function knownChoices(db: Database, productId: number): Promise<readonly TermChoice[]> {
  const { rows } = await sql<{ terms: TermChoice | null }>`
    select (select json_object_agg(vt.attribute_id, vt.term_id) from variation_terms vt where vt.variation_id = v.id) as terms
    from products v where v.parent_id = ${productId}`.execute(db);
  return rows.map(({ terms }) => terms ?? {});
}

type Price = {
  readonly regular_price_cents: number | null;
  readonly sale_price_cents: number | null;
  readonly sale_from: Date | null;
  readonly sale_to: Date | null;
};

/** Inserts variations with their options, null for any, and stock; quantities, backorders and VAT are those of the product. Answers with their ids. */
export async function insertVariations(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  productId: number,
  axes: readonly StoredAttribute[],
  missing: readonly (readonly (number | null)[])[],
  price: Price,
): Promise<readonly number[]> {
  const terms = new Map(axes.flatMap((axis) => axis.terms.map((term) => [term.id, term.name])));
  const rows = missing.map((ids, at) => ({
    at,
    // Rows of orders are called by their product and options: this name is for lists of articles.
    options: ids.flatMap((id) => terms.get(id ?? 0) ?? []).join(', '),
    terms: ids,
  }));
  const { rows: made } = await sql<{ variation_id: number }>`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w(at int, options text, terms int[])),
    last as (select coalesce(max(menu_order) + 1, 0) as place from products where parent_id = ${productId}),
    made as (
      insert into products (type, parent_id, status, name, tax_class, regular_price_cents, sale_price_cents, sale_from, sale_to,
        min_quantity, max_quantity, quantity_step, backorders, in_stock, menu_order, published_at, created_at, updated_at)
      select 'variation', p.id, 'published', left(concat_ws(' - ', p.name, nullif(w.options, '')), 200), p.tax_class,
        ${price.regular_price_cents}::int, ${price.sale_price_cents}::int, ${price.sale_from}::timestamptz, ${price.sale_to}::timestamptz,
        p.min_quantity, p.max_quantity, p.quantity_step, p.backorders, p.backorders <> 'no', last.place + w.at,
        ${clock.now()}, ${clock.now()}, ${clock.now()}
      from wanted w cross join last join products p on p.id = ${productId}
      order by w.at
      returning id, menu_order)
    insert into variation_terms (variation_id, attribute_id, term_id)
    select made.id, axis.attribute_id, w.terms[axis.place]
    from made cross join last join wanted w on w.at = made.menu_order - last.place
    cross join unnest(${axes.map(({ attributeId }) => attributeId)}::int[]) with ordinality as axis (attribute_id, place)
    returning variation_id`.execute(db);
  await withoutRowTriggers(db, () =>
    sql`insert into stock (product_id, low_stock_threshold)
      select v.id, coalesce(p.low_stock_threshold, 5) from products v left join stock p on p.product_id = v.parent_id
      where v.parent_id = ${productId} and not exists (select from stock s where s.product_id = v.id) order by v.id`.execute(
      db,
    ),
  );
  return [...new Set(made.map((row) => row.variation_id))];
}
