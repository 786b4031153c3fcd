import { type RawBuilder, sql } from 'kysely';
import { type TranslatedRow, translatedColumns } from '#catalogue/products/server/translated-columns.ts';
import { type StockRow, stockOf } from '#catalogue/stock/server/stock-of.ts';
import type { AttributeChoice } from '#catalogue/variations/rules/match-variation.ts';
import type { VariationAttribute } from '#catalogue/variations/rules/variation-attribute.ts';
import { productPath } from '#foundation/paths/rules/paths.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { notHidden } from '#pricing/customer-groups/server/not-hidden.ts';
import { listLimits } from '#pricing/prices/server/list-terms.ts';
import type { QuantityRule } from '#pricing/quantities/rules/quantity-limits.ts';
import { type ListLimits, type QuantityRow, quantityRule } from '#pricing/quantities/rules/quantity-rule.ts';
import { ownsCart } from './owns-cart.ts';

/** Something that a line can hold: a simple product, or one variation with its attributes. */
export type SellableItem = {
  readonly id: number;
  readonly attributes: AttributeChoice;
  readonly priced: boolean;
  readonly rule: QuantityRule;
};

/** A published product as the cart needs it, and what of it the visitor's cart holds already. */
export type ProductToAdd = {
  readonly id: number;
  readonly type: 'simple' | 'variable';
  readonly name: string;
  readonly path: string;
  readonly attributes: readonly VariationAttribute[];
  readonly items: readonly SellableItem[];
  readonly inCart: readonly { readonly key: string; readonly itemId: number; readonly quantity: number }[];
};

type ItemColumns = StockRow &
  QuantityRow & {
    id: number;
    attributes: AttributeChoice | null;
    priced: boolean;
    limits: ListLimits | null;
  };

type Columns = TranslatedRow<'name'> & {
  place: number;
  id: number;
  type: 'simple' | 'variable';
  name: string;
  slug: string;
  asked_type: string;
  attributes: readonly VariationAttribute[] | null;
  items: readonly ItemColumns[] | null;
  in_cart: ProductToAdd['inCart'] | null;
};

/** A product or variation to find; a variable product comes with all published variations, or only with the one named. */
export type AskedItem = { readonly productId: number; readonly variationId: number | null };

/** The product found; `variationId` where the id was a variation's. */
export type FoundItem = { readonly product: ProductToAdd; readonly variationId: number | null };

/** The published product, visible to the visitor, of a product or variation id, in one round trip; null where there is none. */
export async function findItem(
  ctx: RequestContext,
  productId: number,
  variationId: number | null,
): Promise<FoundItem | null> {
  const one = sql`(select ${productId}::int as product_id, ${variationId}::int as variation_id, 0 as place)`;
  const { rows } = await itemsQuery(ctx, one).execute(ctx.db);
  const [row] = rows;
  return row ? foundItem(row, { productId, variationId }) : null;
}

/** The same of many at once, in their order and in one round trip. */
export async function findItems(
  ctx: RequestContext,
  asked: readonly AskedItem[],
): Promise<readonly (FoundItem | null)[]> {
  if (asked.length === 0) return [];
  const named = asked.map((item, place) => ({
    product_id: item.productId,
    variation_id: item.variationId,
    place,
  }));
  const all = sql`json_to_recordset(${JSON.stringify(named)}::json)
    as named (product_id int, variation_id int, place int)`;
  const { rows } = await itemsQuery(ctx, sql`(select * from ${all})`).execute(ctx.db);
  const byPosition = new Map(rows.map((row) => [row.place, row]));
  return asked.map((item, place) => {
    const row = byPosition.get(place);
    return row ? foundItem(row, item) : null;
  });
}

function itemsQuery(ctx: RequestContext, named: RawBuilder<unknown>): RawBuilder<Columns> {
  const session = ctx.session.current();
  const inCart = session
    ? sql`(select json_agg(json_build_object('key', line.key, 'itemId', coalesce(line.variation_id, line.product_id), 'quantity', line.quantity))
           from carts join cart_lines line on line.cart_id = carts.id
           where ${ownsCart(session)} and line.product_id = product.id)`
    : sql`null`;
  return sql<Columns>`/* prepared */
    select named.place, product.id, product.type, product.name, product.slug, asked.type as asked_type${translatedColumns(ctx.visitor.audience, 'product', ['name'])},
      case when product.type = 'variable' then (
        select json_agg(json_build_object('name', 'attribute_pa_' || a.slug, 'label', a.name, 'preset', '', 'options', (
            select coalesce(json_agg(json_build_object('slug', t.slug, 'label', t.name) order by t.position, t.id), '[]')
            from product_attribute_terms pt join attribute_terms t on t.id = pt.term_id
            where pt.product_id = product.id and t.attribute_id = a.id)) order by pa.position, a.id)
        from product_attributes pa join attributes a on a.id = pa.attribute_id
        where pa.product_id = product.id and pa.for_variations) end as attributes,
      (select json_agg(json_build_object('id', item.id, 'priced', item.regular_price_cents is not null,
          'min_quantity', item.min_quantity, 'max_quantity', item.max_quantity, 'quantity_step', item.quantity_step,
          'sold_individually', item.sold_individually or product.sold_individually, 'backorders', item.backorders,
          'limits', ${listLimits(ctx.visitor.audience, 'item')}, 'on_hand', s.on_hand, 'reserved', s.reserved, 'low_stock_threshold', s.low_stock_threshold,
          'attributes', (select json_object_agg('attribute_pa_' || a.slug, coalesce(t.slug, ''))
            from variation_terms vt join attributes a on a.id = vt.attribute_id
            left join attribute_terms t on t.id = vt.term_id where vt.variation_id = item.id)
        ) order by item.menu_order, item.id)
        from products item left join stock s on s.product_id = item.id
        where item.status = 'published'
          and case when product.type = 'simple' then item.id = product.id
                   when asked.type = 'variation' then item.id = asked.id
                   else item.parent_id = product.id and (named.variation_id is null or item.id = named.variation_id) end
          and (item.id = product.id or item.parent_id = product.id)) as items,
      ${inCart} as in_cart
    from ${named} named
    -- One by one along the primary key, however many are named: the planner would rather read all products for a hundred of them.
    cross join lateral (select p.id, p.type, p.parent_id from products p where p.id = named.product_id offset 0) asked
    join products product on product.id = coalesce(asked.parent_id, asked.id) and product.status = 'published'
    where ${notHidden(ctx.visitor.audience.hidden, sql`product.id`)}`;
}

function foundItem(row: Columns, { productId, variationId }: AskedItem): FoundItem {
  return {
    product: {
      id: row.id,
      type: row.type,
      name: row.translated_name ?? row.name,
      path: productPath(row.slug),
      attributes: row.attributes ?? [],
      items: (row.items ?? []).map(toItem),
      inCart: row.in_cart ?? [],
    },
    variationId: row.asked_type === 'variation' ? productId : variationId,
  };
}

function toItem(columns: ItemColumns): SellableItem {
  return {
    id: columns.id,
    attributes: columns.attributes ?? {},
    priced: columns.priced,
    rule: quantityRule(columns, columns.limits, stockOf(columns).limit),
  };
}
