import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { emptyProduct, type ProductValues, type SafetyContact } from '../rules/product-schema.ts';

/** A product as the editor knows it. */
export type StoredProduct = {
  readonly id: number;
  readonly type: 'simple' | 'variable';
  readonly revision: number;
  /** null unless it is in the trash */
  readonly trashedAt: Date | null;
  readonly onHand: number;
  readonly reserved: number;
  readonly updatedAt: Date;
  readonly values: ProductValues;
};

type Row = {
  id: number;
  type: 'simple' | 'variable' | 'variation';
  revision: number;
  status: 'published' | 'draft' | 'private' | 'scheduled' | 'trash';
  trashed_from: 'published' | 'draft' | 'private' | 'scheduled' | null;
  trashed_at: Date | null;
  publish_at: Date | null;
  updated_at: Date;
  name: string;
  slug: string | null;
  short_description: string;
  description: string;
  regular_price_cents: number | null;
  sale_price_cents: number | null;
  sale_from: Date | null;
  sale_to: Date | null;
  tax_class: string;
  sku: string | null;
  gtin: string | null;
  mpn: string | null;
  brand_id: number | null;
  weight_grams: number | null;
  length_mm: number | null;
  width_mm: number | null;
  height_mm: number | null;
  shipping_class_id: number | null;
  backorders: 'no' | 'notify' | 'yes';
  min_quantity: number;
  max_quantity: number | null;
  quantity_step: number;
  sold_individually: boolean;
  catalog_visibility: 'visible' | 'catalog' | 'search' | 'hidden';
  featured: boolean;
  reviews_allowed: boolean;
  menu_order: number;
  purchase_note: string;
  seo_title: string;
  seo_description: string;
  on_hand: number | null;
  reserved: number | null;
  low_stock_threshold: number | null;
  documents: ProductValues['documents'] | null;
  translation: Partial<Record<string, string | null>> | null;
  oe_numbers: ProductValues['oeNumbers'] | null;
  category_ids: number[];
  tag_ids: number[];
  attributes: ProductValues['attributes'] | null;
  visibility: { segment: number; rule: string }[] | null;
  links: { kind: string; id: number }[] | null;
  manufacturer: SafetyContact | null;
  responsible: SafetyContact | null;
};

/** Products by their ids with all that staff edit, in the order of their ids; `lock` makes others wait until the transaction ends. */
export async function readProducts(
  { db, language }: { readonly db: Database /** of the translations */; readonly language: 'it' | 'en' },
  ids: readonly number[],
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<readonly StoredProduct[]> {
  // What hangs on a product is read after its lock is there: one statement sees one moment.
  if (lock) {
    await sql`select from products where id = any (${ids}::int[]) order by id for no key update`.execute(db);
  }
  const { rows } = await sql<Row>`
    select p.id, p.type, p.revision, p.status, p.trashed_from, p.trashed_at, p.publish_at, p.updated_at, p.name, p.slug,
      p.short_description, p.description, p.regular_price_cents, p.sale_price_cents, p.sale_from, p.sale_to, p.tax_class,
      p.sku, p.gtin, p.mpn, p.brand_id, p.weight_grams, p.length_mm, p.width_mm, p.height_mm, p.shipping_class_id,
      p.backorders, p.min_quantity, p.max_quantity, p.quantity_step, p.sold_individually, p.catalog_visibility, p.featured,
      p.reviews_allowed, p.menu_order, p.purchase_note, p.seo_title, p.seo_description,
      s.on_hand, s.reserved, s.low_stock_threshold,
      (select to_json(t) from product_translations t where t.product_id = p.id and t.language = ${language}) as translation,
      (select json_agg(json_build_object('kind', o.kind, 'manufacturer', o.manufacturer, 'code', o.code) order by o.id)
        from oe_numbers o where o.product_id = p.id) as oe_numbers,
      array(select category_id from product_categories c where c.product_id = p.id and c.direct order by category_id) as category_ids,
      array(select tag_id from product_tags g where g.product_id = p.id order by tag_id) as tag_ids,
      (select json_agg(json_build_object('attributeId', a.attribute_id, 'termIds', array(
          select pt.term_id from product_attribute_terms pt join attribute_terms t on t.id = pt.term_id
          where pt.product_id = p.id and t.attribute_id = a.attribute_id order by pt.term_id)) order by a.position, a.attribute_id)
        from product_attributes a where a.product_id = p.id) as attributes,
      (select json_agg(json_build_object('segment', coalesce(v.group_id, 0), 'rule', v.rule) order by v.group_id nulls first)
        from visibility_rules v where v.product_id = p.id) as visibility,
      (select json_agg(json_build_object('kind', l.kind, 'id', l.linked_id) order by l.position)
        from product_links l where l.product_id = p.id) as links,
      (select json_agg(json_build_object('mediaId', d.image_id, 'kind', d.kind, 'language', d.language, 'title', d.title)
          order by d.position)
        from product_documents d where d.product_id = p.id) as documents,
      (select json_build_object('name', m.name, 'address', m.address, 'email', m.email)
        from safety_contacts m where m.id = p.manufacturer_id) as manufacturer,
      (select json_build_object('name', m.name, 'address', m.address, 'email', m.email)
        from safety_contacts m where m.id = p.responsible_id) as responsible
    from products p left join stock s on s.product_id = p.id
    where p.id = any (${ids}::int[]) and p.type <> 'variation'
      and not exists (select from offer_goods g where g.product_id = p.id)
    order by p.id`.execute(db);
  return rows.map(stored);
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

function stored(row: Row): StoredProduct {
  const text = (name: string) => row.translation?.[name] ?? '';
  const linked = (kind: string) => (row.links ?? []).filter((link) => link.kind === kind).map(({ id }) => id);
  const segments = (rule: string) =>
    (row.visibility ?? []).filter((one) => one.rule === rule).map(({ segment }) => segment);
  const status = row.status === 'trash' ? row.trashed_from : row.status;
  return {
    id: row.id,
    type: row.type === 'variable' ? 'variable' : 'simple',
    revision: row.revision,
    trashedAt: row.trashed_at,
    onHand: row.on_hand ?? 0,
    reserved: row.reserved ?? 0,
    updatedAt: row.updated_at,
    values: {
      name: row.name,
      slug: row.slug ?? '',
      shortDescription: row.short_description,
      description: row.description,
      translatedName: text('name'),
      translatedShortDescription: text('short_description'),
      translatedDescription: text('description'),
      translatedPurchaseNote: text('purchase_note'),
      translatedSeoTitle: text('seo_title'),
      translatedSeoDescription: text('seo_description'),
      regularPriceCents: row.regular_price_cents,
      salePriceCents: row.sale_price_cents,
      saleFrom: iso(row.sale_from),
      saleTo: iso(row.sale_to),
      taxClass: row.tax_class,
      sku: row.sku,
      gtin: row.gtin,
      mpn: row.mpn,
      oeNumbers: row.oe_numbers ?? [],
      brandId: row.brand_id,
      categoryIds: row.category_ids,
      tagIds: row.tag_ids,
      attributes: row.attributes ?? [],
      weightGrams: row.weight_grams,
      lengthMm: row.length_mm,
      widthMm: row.width_mm,
      heightMm: row.height_mm,
      shippingClassId: row.shipping_class_id,
      backorders: row.backorders,
      lowStockThreshold: row.low_stock_threshold ?? emptyProduct.lowStockThreshold,
      minQuantity: row.min_quantity,
      maxQuantity: row.max_quantity,
      quantityStep: row.quantity_step,
      soldIndividually: row.sold_individually,
      catalogVisibility: row.catalog_visibility,
      hiddenFor: segments('hidden'),
      onlyFor: segments('only'),
      featured: row.featured,
      reviewsAllowed: row.reviews_allowed,
      menuOrder: row.menu_order,
      relatedIds: linked('related'),
      upSellIds: linked('up-sell'),
      crossSellIds: linked('cross-sell'),
      documents: row.documents ?? [],
      manufacturer: row.manufacturer,
      responsible: row.responsible,
      purchaseNote: row.purchase_note,
      seoTitle: row.seo_title,
      seoDescription: row.seo_description,
      status: status ?? 'draft',
      publishAt: iso(row.publish_at),
    },
  };
}
