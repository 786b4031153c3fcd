import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { VariationValues } from '../rules/variation-field.ts';

/** A variation as the grid knows it. */
export type VariationRow = {
  readonly id: number;
  readonly reserved: number;
  readonly values: VariationValues;
};

type Row = {
  id: number;
  status: string;
  sku: string | null;
  gtin: string | null;
  mpn: string | null;
  regular_price_cents: number | null;
  sale_price_cents: number | null;
  sale_from: Date | null;
  sale_to: Date | null;
  tax_class: string;
  backorders: 'no' | 'notify' | 'yes';
  weight_grams: number | null;
  length_mm: number | null;
  width_mm: number | null;
  height_mm: number | null;
  image_id: number | null;
  on_hand: number;
  reserved: number;
  terms: Readonly<Record<string, number | null>> | null;
};

/** The variations of a product in their order. */
export async function readVariationRows(db: Database, productId: number): Promise<readonly VariationRow[]> {
  // Stock row by row: a join with thousands of rows would read that of the whole shop.
  const { rows } = await sql<Row>`
    select v.id, v.status, v.sku, v.gtin, v.mpn, v.regular_price_cents, v.sale_price_cents, v.sale_from, v.sale_to, v.tax_class,
      v.backorders, v.weight_grams, v.length_mm, v.width_mm, v.height_mm, v.image_id,
      coalesce(s.on_hand, 0) as on_hand, coalesce(s.reserved, 0) as reserved,
      (select json_object_agg(vt.attribute_id, vt.term_id) from variation_terms vt where vt.variation_id = v.id) as terms
    from products v
    left join lateral (select on_hand, reserved from stock where product_id = v.id offset 0) s on true
    where v.parent_id = ${productId} order by v.menu_order, v.id`.execute(db);
  return rows.map(({ id, reserved, ...row }) => ({ id, reserved, values: valuesOf(row) }));
}

const valuesOf = (row: Omit<Row, 'id' | 'reserved'>): VariationValues => ({
  status: row.status === 'published' ? 'published' : 'private',
  sku: row.sku,
  regularPriceCents: row.regular_price_cents,
  salePriceCents: row.sale_price_cents,
  saleFrom: row.sale_from?.toISOString() ?? null,
  saleTo: row.sale_to?.toISOString() ?? null,
  onHand: row.on_hand,
  backorders: row.backorders,
  gtin: row.gtin,
  mpn: row.mpn,
  imageId: row.image_id,
  weightGrams: row.weight_grams,
  lengthMm: row.length_mm,
  widthMm: row.width_mm,
  heightMm: row.height_mm,
  taxClass: row.tax_class,
  ...Object.fromEntries(Object.entries(row.terms ?? {}).map(([id, term]) => [`option:${id}`, term])),
});
