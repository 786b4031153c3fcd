import { sql } from 'kysely';
import type { Toolbox } from '#services/toolbox.ts';
import type { CartRow } from '#shop/cart/rules/cart-row.ts';
import type { CartLine } from '#shop/cart/rules/cart-state.ts';
import type { Picture } from '#shop/catalogue/rules/product-card.ts';
import { notHidden } from '#shop/groups/server/not-hidden.ts';
import { createPricer, type PricedRow, type Pricer } from '#shop/pricing/server/create-pricer.ts';
import { type ListTerms, listTerms } from '#shop/pricing/server/list-terms.ts';
import { withListLimits } from '#shop/quantities/rules/list-limits.ts';
import { type Destination, destinationFrom } from '#shop/shipping/rules/destination.ts';
import { type StockRow, stockOf } from '#shop/stock/server/stock-of.ts';
import type { AttributeChoice } from '#shop/variations/rules/match-variation.ts';
import type { VatCheck } from '#shop/vat/rules/vat-check.ts';
import { vatCheckColumns } from '#shop/vat/server/vat-check-rows.ts';
import { readVendors } from '#shop/vendors/server/read-vendors.ts';
import { ownsCart } from './owns-cart.ts';

/** What is kept of a cart besides its lines. */
export type CartHead = {
  readonly id: number;
  readonly version: number;
  readonly destination: Destination;
  readonly shippingMethod: string | null;
  readonly paymentMethod: string | null;
  /** applied coupons, in the order in which they were */
  readonly couponIds: readonly number[];
  /** the check of the VAT number that was given for this cart */
  readonly vat: VatCheck | null;
};

export type KeptCart = { readonly head: CartHead; readonly rows: readonly CartRow[] };

type Columns = PricedRow &
  StockRow & {
    cart_id: number;
    version: number;
    destination: unknown;
    shipping_method: string | null;
    payment_method: string | null;
    coupon_ids: number[];
    vat: VatCheck | null;
  } & (LineColumns | { key: null });

type LineColumns = {
  key: string;
  product_id: number;
  variation_id: number | null;
  attributes: AttributeChoice;
  quantity: number;
  seen_unit_cents: number | null;
  name: string;
  slug: string;
  vendor_id: number | null;
  sku: string | null;
  published: boolean;
  sold_individually: boolean;
  min_quantity: number;
  max_quantity: number | null;
  quantity_step: number;
  weight_grams: number | null;
  shipping_class: string | null;
  picture: Picture | null;
  terms: ListTerms;
  chosen: CartLine['chosen'] | null;
};

/** The visitor's cart as it stands in the database, in one round trip; null where there is none yet. */
export async function readCartRows(toolbox: Toolbox): Promise<KeptCart | null> {
  const session = toolbox.session.current();
  if (!session) return null;
  const [found, pricer, vendors] = await Promise.all([
    sql<Columns>`/* prepared */
      select carts.id as cart_id, carts.version, carts.destination, carts.shipping_method, carts.payment_method, carts.coupon_ids,
        case when carts.vat_check_id is not null then (select ${vatCheckColumns} from vat_checks vat where vat.id = carts.vat_check_id) end as vat,
        line.key, line.product_id, line.variation_id, line.attributes, line.quantity, line.seen_unit_cents,
        product.name, product.slug, product.vendor_id, coalesce(item.sku, product.sku) as sku,
        product.status = 'published' and item.status = 'published'
          and ${notHidden(toolbox.visitor.audience.hidden, sql`product.id`)} as published,
        item.tax_class, item.regular_price_cents, item.sale_price_cents, item.sale_from, item.sale_to,
        item.sold_individually or product.sold_individually as sold_individually, item.min_quantity, item.max_quantity, item.quantity_step, item.backorders,
        coalesce(item.weight_grams, product.weight_grams) as weight_grams,
        (select c.slug from shipping_classes c where c.id = coalesce(item.shipping_class_id, product.shipping_class_id)) as shipping_class,
        stock.on_hand, stock.reserved, stock.low_stock_threshold,
        case when image.id is not null then json_build_object('key', image.file_key, 'alt', image.alt,
          'width', image.width, 'height', image.height, 'widths', image.widths) end as picture,
        ${listTerms(toolbox.visitor.audience, 'item')} as terms,
        case when line.attributes <> '{}' then (
          select json_agg(json_build_object('name', c.key, 'label', a.name, 'slug', c.value, 'value', coalesce(t.name, c.value))
                          order by a.position, a.id)
          from jsonb_each_text(line.attributes) c
          join attributes a on a.slug = substr(c.key, length('attribute_pa_') + 1)
          left join attribute_terms t on t.attribute_id = a.id and t.slug = c.value) end as chosen
      from carts
      left join cart_lines line on line.cart_id = carts.id
      left join products product on product.id = line.product_id
      left join products item on item.id = coalesce(line.variation_id, line.product_id)
      left join stock on stock.product_id = item.id
      left join images image on image.id = coalesce(item.image_id, product.image_id)
      where ${ownsCart(session)}
      order by line.id`.execute(toolbox.db),
    createPricer(toolbox),
    readVendors(toolbox),
  ]);
  const [first] = found.rows;
  if (!first) return null;
  return {
    head: {
      id: first.cart_id,
      version: first.version,
      destination: destinationFrom(first.destination, toolbox.settings.home_country),
      shippingMethod: first.shipping_method,
      paymentMethod: first.payment_method,
      couponIds: first.coupon_ids,
      vat: first.vat,
    },
    rows: found.rows.flatMap((row) => (row.key === null ? [] : [toCartRow(row, pricer, vendors)])),
  };
}

function toCartRow(
  row: PricedRow & StockRow & LineColumns,
  pricer: Pricer,
  vendors: Awaited<ReturnType<typeof readVendors>>,
): CartRow {
  const stock = stockOf(row);
  return {
    key: row.key,
    productId: row.product_id,
    variationId: row.variation_id,
    itemId: row.variation_id ?? row.product_id,
    attributes: row.attributes,
    chosen: row.chosen ?? [],
    quantity: row.quantity,
    seenUnit: row.seen_unit_cents,
    name: row.name,
    slug: row.slug,
    sku: row.sku,
    picture: row.picture,
    vendor: vendors?.get(row.vendor_id ?? 0) ?? null,
    taxClass: row.tax_class,
    priceAt: (quantity) => pricer.price(row, row.terms, quantity),
    published: row.published,
    rule: withListLimits(
      {
        minQuantity: row.min_quantity,
        maxQuantity: row.max_quantity,
        step: row.quantity_step,
        soldIndividually: row.sold_individually,
        available: stock.limit,
      },
      row.terms?.limits ?? null,
    ),
    backorders: row.backorders,
    inStock: stock.available,
    lowStockFrom: row.low_stock_threshold ?? 0,
    weightGrams: row.weight_grams ?? 0,
    shippingClass: row.shipping_class,
  };
}
