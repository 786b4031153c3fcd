import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { Clock } from '#foundation/services/clock.ts';
import type { ApiProduct } from '../rules/api-product.ts';
import { ownPrice, saleRuns } from './price-now.ts';

type Row = {
  id: number;
  type: 'simple' | 'variable' | 'variation';
  parent_id: number | null;
  product_slug: string | null;
  slug: string | null;
  status: 'published' | 'draft' | 'private' | 'scheduled' | 'trash';
  name: string;
  description: string;
  short_description: string;
  purchase_note: string;
  sku: string | null;
  gtin: string | null;
  created_at: Date;
  updated_at: Date;
  publish_at: Date | null;
  featured: boolean;
  catalog_visibility: 'visible' | 'catalog' | 'search' | 'hidden';
  reviews_allowed: boolean;
  average_rating: number;
  review_count: number;
  total_sales: number;
  menu_order: number;
  tax_class: string;
  regular_price_cents: number | null;
  sale_price_cents: number | null;
  sale_from: Date | null;
  sale_to: Date | null;
  from_cents: number | null;
  to_cents: number | null;
  on_sale: boolean | null;
  backorders: 'no' | 'notify' | 'yes';
  sold_individually: boolean;
  in_stock: boolean;
  available: number | null;
  low_stock_threshold: number | null;
  weight_grams: number | null;
  length_mm: number | null;
  width_mm: number | null;
  height_mm: number | null;
  shipping_class_id: number | null;
  shipping_class: string | null;
  brand: ApiProduct['brand'];
  categories: ApiProduct['categories'] | null;
  tags: ApiProduct['tags'] | null;
  images: ApiProduct['images'] | null;
  attributes: ApiProduct['attributes'] | null;
  options: ApiProduct['options'] | null;
  variation_ids: number[] | null;
  links: { kind: string; id: number }[] | null;
  meta: ApiProduct['meta'] | null;
};

type Needs = { readonly db: Database; readonly clock: Clock };

const item = sql`p`;
const variation = sql`x`;
const picture = sql`json_build_object('id', i.id, 'key', i.file_key, 'width', i.width, 'height', i.height, 'widths', i.widths,
  'alt', i.alt, 'title', i.title, 'createdAt', i.created_at, 'changedAt', i.changed_at)`;

/** Products and variations by their ids, in the order of these; what is no article of the shop is left out. */
export async function readApiProducts(
  { db, clock }: Needs,
  ids: readonly number[],
): Promise<readonly ApiProduct[]> {
  if (ids.length === 0) return [];
  const now = clock.now();
  const { rows } = await sql<Row>`/* prepared */
    select p.id, p.type, p.parent_id, coalesce(p.slug, above.slug) as product_slug, p.slug, p.status, p.name, p.description,
      p.short_description, p.purchase_note, p.sku, p.gtin, p.created_at, p.updated_at, p.publish_at, p.featured, p.catalog_visibility,
      p.reviews_allowed, p.average_rating, p.review_count, p.total_sales, p.menu_order, p.tax_class, p.regular_price_cents,
      p.sale_price_cents, p.sale_from, p.sale_to,
      case when p.type = 'variable' then v.from_cents else ${ownPrice(item, now)} end as from_cents,
      v.to_cents, case when p.type = 'variable' then v.on_sale else ${saleRuns(item, now)} end as on_sale,
      p.backorders, p.sold_individually, p.in_stock,
      case when p.type <> 'variable' then coalesce(s.on_hand - s.reserved, 0) end as available, s.low_stock_threshold,
      p.weight_grams, p.length_mm, p.width_mm, p.height_mm, p.shipping_class_id, c.slug as shipping_class,
      case when b.id is not null then json_build_object('id', b.id, 'name', b.name, 'slug', b.slug) end as brand,
      (select json_agg(json_build_object('id', g.id, 'name', g.name, 'slug', g.slug) order by g.name, g.id)
        from product_categories pc join categories g on g.id = pc.category_id where pc.product_id = p.id and pc.direct) as categories,
      (select json_agg(json_build_object('id', t.id, 'name', t.name, 'slug', t.slug) order by t.name, t.id)
        from product_tags pt join tags t on t.id = pt.tag_id where pt.product_id = p.id) as tags,
      coalesce((select json_agg(${picture} order by pi.position) from product_images pi join images i on i.id = pi.image_id
        where pi.product_id = p.id), (select json_build_array(${picture}) from images i where i.id = p.image_id)) as images,
      (select json_agg(json_build_object('id', a.id, 'name', a.name, 'slug', a.slug, 'isOwn', a.product_id is not null,
          'forVariations', pa.for_variations, 'preset', (select d.name from attribute_terms d where d.id = pa.default_term_id),
          'options', array(select o.name from product_attribute_terms po join attribute_terms o on o.id = po.term_id
            where po.product_id = p.id and o.attribute_id = a.id order by o.position, o.id)) order by pa.position, a.position, a.id)
        from product_attributes pa join attributes a on a.id = pa.attribute_id where pa.product_id = p.id) as attributes,
      (select json_agg(json_build_object('id', a.id, 'name', a.name, 'slug', a.slug, 'isOwn', a.product_id is not null, 'option', o.name,
          'optionSlug', o.slug) order by pa.position, a.id)
        from variation_terms vt join attributes a on a.id = vt.attribute_id left join attribute_terms o on o.id = vt.term_id
        left join product_attributes pa on pa.product_id = p.parent_id and pa.attribute_id = a.id
        where vt.variation_id = p.id) as options,
      v.ids as variation_ids,
      (select json_agg(json_build_object('kind', l.kind, 'id', l.linked_id) order by l.position)
        from product_links l where l.product_id = p.id) as links,
      (select json_agg(json_build_object('id', m.id, 'key', m.key, 'value', m.value) order by m.id)
        from product_meta m where m.product_id = p.id) as meta
    from unnest(${[...ids]}::int[]) with ordinality as asked (id, place) join products p on p.id = asked.id
    left join products above on above.id = p.parent_id
    left join stock s on s.product_id = p.id
    left join shipping_classes c on c.id = p.shipping_class_id
    left join brands b on b.id = p.brand_id
    left join lateral (
      select array_agg(x.id order by x.menu_order, x.id) as ids, bool_or(${saleRuns(variation, now)}) as on_sale,
        min(${ownPrice(variation, now)}) as from_cents,
        max(${ownPrice(variation, now)}) as to_cents
      from products x where x.parent_id = p.id) v on p.type = 'variable'
    where not exists (select from offer_goods o where o.product_id = p.id)
    order by asked.place`.execute(db);
  return rows.map(productOf);
}

function productOf(row: Row): ApiProduct {
  const { links, from_cents: from } = row;
  const linked = (kind: string) => (links ?? []).filter((link) => link.kind === kind).map(({ id }) => id);
  return {
    id: row.id,
    type: row.type,
    parentId: row.parent_id,
    productSlug: row.product_slug ?? '',
    slug: row.slug ?? '',
    status: row.status,
    name: row.name,
    description: row.description,
    shortDescription: row.short_description,
    purchaseNote: row.purchase_note,
    sku: row.sku,
    gtin: row.gtin,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    publishAt: row.publish_at,
    featured: row.featured,
    visibility: row.catalog_visibility,
    reviewsAllowed: row.reviews_allowed,
    rating: row.average_rating,
    reviewCount: row.review_count,
    totalSales: row.total_sales,
    menuOrder: row.menu_order,
    taxClass: row.tax_class,
    regularCents: row.regular_price_cents,
    saleCents: row.sale_price_cents,
    saleFrom: row.sale_from,
    saleTo: row.sale_to,
    now: from === null ? null : { from, to: row.to_cents ?? from, onSale: row.on_sale ?? false },
    backorders: row.backorders,
    soldIndividually: row.sold_individually,
    inStock: row.in_stock,
    available: row.available,
    lowStock: row.type === 'variable' ? null : row.low_stock_threshold,
    weightGrams: row.weight_grams,
    lengthMm: row.length_mm,
    widthMm: row.width_mm,
    heightMm: row.height_mm,
    shippingClass:
      row.shipping_class_id === null ? null : { id: row.shipping_class_id, slug: row.shipping_class ?? '' },
    brand: row.brand,
    categories: row.categories ?? [],
    tags: row.tags ?? [],
    images: row.images ?? [],
    attributes: row.attributes ?? [],
    options: row.options ?? [],
    variationIds: row.variation_ids ?? [],
    relatedIds: linked('related'),
    upSellIds: linked('up-sell'),
    crossSellIds: linked('cross-sell'),
    meta: row.meta ?? [],
  };
}
