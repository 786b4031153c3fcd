import { sql } from 'kysely';
import type { Toolbox } from '#services/toolbox.ts';
import { productPath } from '#shop/catalogue/rules/paths.ts';
import { notHidden } from '#shop/groups/server/not-hidden.ts';
import { listLimits } from '#shop/pricing/server/list-terms.ts';
import { type ListLimits, withListLimits } from '#shop/quantities/rules/list-limits.ts';
import type { QuantityRule } from '#shop/quantities/rules/quantity-limits.ts';
import { type StockRow, stockOf } from '#shop/stock/server/stock-of.ts';
import type { AttributeChoice } from '#shop/variations/rules/match-variation.ts';
import type { VariationAttribute } from '#shop/variations/rules/variation-attribute.ts';
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

type ItemColumns = StockRow & {
  id: number;
  attributes: AttributeChoice | null;
  priced: boolean;
  min_quantity: number;
  max_quantity: number | null;
  quantity_step: number;
  sold_individually: boolean;
  limits: ListLimits | null;
};

type Columns = {
  id: number;
  type: 'simple' | 'variable';
  name: string;
  slug: string;
  asked_type: string;
  attributes: readonly VariationAttribute[] | null;
  items: readonly ItemColumns[] | null;
  in_cart: ProductToAdd['inCart'] | null;
};

/**
 * The published product behind an id that the visitor may see, which may be a variation's, in one round trip; null where there is none. Of a variable
 * product come all published variations, or only the one that is named.
 */
export async function findItem(
  toolbox: Toolbox,
  productId: number,
  namedVariation: number | null,
): Promise<{ product: ProductToAdd; variationId: number | null } | null> {
  const session = toolbox.session.current();
  const inCart = session
    ? sql`(select json_agg(json_build_object('key', line.key, 'itemId', coalesce(line.variation_id, line.product_id), 'quantity', line.quantity))
           from carts join cart_lines line on line.cart_id = carts.id
           where ${ownsCart(session)} and line.product_id = product.id)`
    : sql`null`;
  const found = await sql<Columns>`/* prepared */
    select product.id, product.type, product.name, product.slug, asked.type as asked_type,
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
          'limits', ${listLimits(toolbox.visitor.audience, 'item')}, 'on_hand', s.on_hand, 'reserved', s.reserved, 'low_stock_threshold', s.low_stock_threshold,
          'attributes', (select json_object_agg('attribute_pa_' || a.slug, coalesce(t.slug, ''))
            from variation_terms vt join attributes a on a.id = vt.attribute_id
            left join attribute_terms t on t.id = vt.term_id where vt.variation_id = item.id)
        ) order by item.menu_order, item.id)
        from products item left join stock s on s.product_id = item.id
        where item.status = 'published'
          and case when product.type = 'simple' then item.id = product.id
                   when asked.type = 'variation' then item.id = asked.id
                   else item.parent_id = product.id and (${namedVariation}::int is null or item.id = ${namedVariation}) end
          and (item.id = product.id or item.parent_id = product.id)) as items,
      ${inCart} as in_cart
    from products asked
    join products product on product.id = coalesce(asked.parent_id, asked.id) and product.status = 'published'
    where asked.id = ${productId} and ${notHidden(toolbox.visitor.audience.hidden, sql`product.id`)}`.execute(
    toolbox.db,
  );
  const [row] = found.rows;
  if (!row) return null;
  return {
    product: {
      id: row.id,
      type: row.type,
      name: row.name,
      path: productPath(row.slug),
      attributes: row.attributes ?? [],
      items: (row.items ?? []).map(toItem),
      inCart: row.in_cart ?? [],
    },
    variationId: row.asked_type === 'variation' ? productId : namedVariation,
  };
}

function toItem(columns: ItemColumns): SellableItem {
  return {
    id: columns.id,
    attributes: columns.attributes ?? {},
    priced: columns.priced,
    rule: withListLimits(
      {
        minQuantity: columns.min_quantity,
        maxQuantity: columns.max_quantity,
        step: columns.quantity_step,
        soldIndividually: columns.sold_individually,
        available: stockOf(columns).limit,
      },
      columns.limits,
    ),
  };
}
