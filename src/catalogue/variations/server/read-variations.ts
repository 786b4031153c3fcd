import { sql } from 'kysely';
import { type PictureRow, pictureOf } from '#catalogue/products/server/picture-of.ts';
import { stockOf } from '#catalogue/stock/server/stock-of.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Pricer } from '#pricing/prices/server/create-pricer.ts';
import { type ListTerms, listTerms } from '#pricing/prices/server/list-terms.ts';
import { inputLimits } from '#pricing/quantities/rules/input-limits.ts';
import { withListLimits } from '#pricing/quantities/rules/list-limits.ts';
import type { VariationChoice } from '../rules/variation-choice.ts';
import { namedTerms, readTermNamesOfSome, type TermIds } from './read-term-names.ts';

/** A variation with what the wire tells beyond the product page; without a price it cannot be seen or bought. */
export type VariationDetail = VariationChoice & {
  readonly available: number;
  readonly backorders: 'no' | 'notify' | 'yes';
  /** the most that its own rule or its stock allows; null where neither does (QTY-03) */
  readonly ceiling: number | null;
  readonly image: { readonly id: number; readonly title: string; readonly caption: string } | null;
};

type Row = PictureRow & {
  id: number;
  parent_id: number;
  sku: string | null;
  description: string;
  tax_class: string;
  regular_price_cents: number | null;
  sale_price_cents: number | null;
  sale_from: Date | null;
  sale_to: Date | null;
  min_quantity: number;
  max_quantity: number | null;
  quantity_step: number;
  sold_individually: boolean;
  backorders: 'no' | 'notify' | 'yes';
  weight_grams: number | null;
  length_mm: number | null;
  width_mm: number | null;
  height_mm: number | null;
  on_hand: number | null;
  reserved: number | null;
  low_stock_threshold: number | null;
  image_id: number | null;
  title: string | null;
  caption: string | null;
  terms: TermIds;
  list_terms: ListTerms;
};

/**
 * The published variations of a product in their order, or one of them; weight, size and picture are the product's where they have
 * none of their own.
 */
export async function readVariations(
  ctx: RequestContext,
  pricer: Pricer,
  productId: number,
  only: number | null = null,
): Promise<readonly VariationDetail[]> {
  return (await readVariationsOfSome(ctx, pricer, [productId], only)).get(productId) ?? [];
}

/** The same for some products at once, by their ids; one without any is not among them. */
export async function readVariationsOfSome(
  ctx: RequestContext,
  pricer: Pricer,
  productIds: readonly number[],
  only: number | null = null,
): Promise<ReadonlyMap<number, readonly VariationDetail[]>> {
  if (productIds.length === 0) return new Map();
  const variations = sql<Row>`
    select v.id, v.parent_id, v.sku, v.description, v.tax_class, v.regular_price_cents, v.sale_price_cents, v.sale_from, v.sale_to,
      v.min_quantity, v.max_quantity, v.quantity_step, v.sold_individually or p.sold_individually as sold_individually,
      v.backorders, coalesce(v.weight_grams, p.weight_grams) as weight_grams,
      coalesce(v.length_mm, p.length_mm) as length_mm, coalesce(v.width_mm, p.width_mm) as width_mm,
      coalesce(v.height_mm, p.height_mm) as height_mm, s.on_hand, s.reserved, s.low_stock_threshold,
      i.id as image_id, i.file_key, i.alt, i.title, i.caption, i.width, i.height, i.widths,
      (select json_object_agg(vt.attribute_id, vt.term_id) from variation_terms vt
         where vt.variation_id = v.id) as terms,
      ${listTerms(ctx.visitor.audience, 'v')} as list_terms
    from products v
    join products p on p.id = v.parent_id
    -- row by row: a join with hundreds of rows would read the whole stock of the shop
    left join lateral (select * from stock where product_id = v.id offset 0) s on true
    left join images i on i.id = coalesce(v.image_id, p.image_id)
    where v.parent_id = any (${productIds}::int[]) and v.status = 'published' ${only === null ? sql`` : sql`and v.id = ${only}`}
    order by v.menu_order, v.id
  `.execute(ctx.db);
  const [names, { rows }] = await Promise.all([readTermNamesOfSome(ctx, productIds), variations]);
  const detailed = rows.map((row) => ({
    parentId: row.parent_id,
    detail: { ...detailOf(row, pricer), attributes: namedTerms(row.terms, names.get(row.parent_id) ?? []) },
  }));
  return new Map(
    [...Map.groupBy(detailed, ({ parentId }) => parentId)].map(([productId, own]) => [
      productId,
      own.map(({ detail }) => detail),
    ]),
  );
}

function detailOf(row: Row, pricer: Pricer): Omit<VariationDetail, 'attributes'> {
  const resolved = pricer.price(row, row.list_terms, 1);
  const stock = stockOf(row);
  const rule = withListLimits(
    {
      minQuantity: row.min_quantity,
      maxQuantity: row.max_quantity,
      step: row.quantity_step,
      soldIndividually: row.sold_individually,
      available: stock.limit,
    },
    row.list_terms?.limits ?? null,
  );
  const ceilings = [rule.maxQuantity, stock.limit].filter((limit) => limit !== null);
  const { length_mm: length, width_mm: width, height_mm: height } = row;
  return {
    id: row.id,
    sku: row.sku,
    price: resolved && {
      unit: resolved.unit,
      regular: resolved.regular,
      onSale: resolved.onSale,
      upTo: null,
      mode: resolved.mode,
    },
    stock: stock.note,
    stockLeft: stock.limit,
    available: stock.available,
    backorders: stock.backorders,
    active: resolved !== null,
    buyable: resolved !== null && stock.note.kind !== 'out-of-stock',
    limits: inputLimits(rule),
    tiers: pricer.tiers(row, row.list_terms),
    ceiling: ceilings.length === 0 ? null : Math.min(...ceilings),
    soldIndividually: row.sold_individually,
    description: row.description,
    weightGrams: row.weight_grams,
    size: length === null || width === null || height === null ? null : [length, width, height],
    picture: pictureOf(row),
    image:
      row.image_id === null ? null : { id: row.image_id, title: row.title ?? '', caption: row.caption ?? '' },
  };
}
