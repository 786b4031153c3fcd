import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { notHidden } from '#pricing/customer-groups/server/not-hidden.ts';
import type { FieldRow } from '../../rules/product-fields.ts';
import { fieldColumns, type ItemRow, itemColumns } from '../item-columns.ts';
import type { NamedTerm } from './api-product.ts';

type ImageRow = {
  id: number;
  file_key: string;
  alt: string;
  title: string;
  width: number;
  height: number;
  widths: number[];
};

/** A product or variation with all that hangs on it. */
export type ApiProductRow = ItemRow &
  FieldRow<'api'> & {
    id: number;
    parent_id: number | null;
    type: 'simple' | 'variable' | 'variation';
    slug: string;
    name: string;
    average_rating: number;
    review_count: number;
    brand_id: number | null;
    images: ImageRow[] | null;
    category_ids: number[] | null;
    tags: NamedTerm[] | null;
    attributes:
      | {
          id: number;
          slug: string;
          name: string;
          forVariations: boolean;
          presetId: number | null;
          terms: NamedTerm[] | null;
        }[]
      | null;
    variations: { id: number; attributes: { label: string; slug: string }[] | null }[] | null;
    chosen: { name: string; label: string; slug: string; value: string }[] | null;
  };

/** The rows of published items, in no order, in one query; a variation takes from its product what it lacks. */
export async function readApiProductRows(
  ctx: RequestContext,
  ids: readonly number[],
): Promise<ApiProductRow[]> {
  if (ids.length === 0) return [];
  const result = await sql<ApiProductRow>`
    select p.id, p.parent_id, p.type, coalesce(p.slug, parent.slug) as slug, p.name, p.average_rating, p.review_count,
      coalesce(p.brand_id, parent.brand_id) as brand_id,
      ${fieldColumns('api', 'p', 'parent')}, ${itemColumns(ctx.visitor.audience, 'p', 'parent')},
      coalesce(
        (select json_agg(to_json(i) order by pi.position) from product_images pi
          join images i on i.id = pi.image_id where pi.product_id = p.id),
        (select json_build_array(to_json(i)) from images i where i.id = coalesce(p.image_id, parent.image_id))
      ) as images,
      (select json_agg(pc.category_id order by pc.category_id) from product_categories pc
        where pc.product_id = coalesce(p.parent_id, p.id) and pc.direct) as category_ids,
      (select json_agg(json_build_object('id', t.id, 'slug', t.slug, 'name', t.name) order by t.name)
        from product_tags pt join tags t on t.id = pt.tag_id
        where pt.product_id = coalesce(p.parent_id, p.id)) as tags,
      (select json_agg(json_build_object('id', a.id, 'slug', a.slug, 'name', a.name,
          'forVariations', pa.for_variations, 'presetId', pa.default_term_id, 'terms', (
            select json_agg(json_build_object('id', t.id, 'slug', t.slug, 'name', t.name) order by t.position, t.id)
            from product_attribute_terms pt join attribute_terms t on t.id = pt.term_id
            where pt.product_id = p.id and t.attribute_id = a.id)) order by pa.position, a.id)
        from product_attributes pa join attributes a on a.id = pa.attribute_id
        where pa.product_id = p.id) as attributes,
      case when p.type = 'variable' then (
        select json_agg(json_build_object('id', v.id, 'attributes', (
            select json_agg(json_build_object('label', a.name, 'slug', coalesce(t.slug, '')) order by a.position, a.id)
            from variation_terms vt join attributes a on a.id = vt.attribute_id
            left join attribute_terms t on t.id = vt.term_id
            where vt.variation_id = v.id)) order by v.menu_order, v.id)
        from products v where v.parent_id = p.id and v.status = 'published') end as variations,
      case when p.type = 'variation' then (
        select json_agg(json_build_object('name', 'attribute_pa_' || a.slug, 'label', a.name,
          'slug', coalesce(t.slug, ''), 'value', coalesce(t.name, '')) order by a.position, a.id)
        from variation_terms vt join attributes a on a.id = vt.attribute_id
        left join attribute_terms t on t.id = vt.term_id
        where vt.variation_id = p.id) end as chosen
    from products p
    left join products parent on parent.id = p.parent_id
    left join stock on stock.product_id = p.id
    where p.id = any (${ids}::int[]) and p.status = 'published'
      and (p.parent_id is null or parent.status = 'published')
      and ${notHidden(ctx.visitor.audience.hidden, sql`coalesce(p.parent_id, p.id)`)}
  `.execute(ctx.db);
  return result.rows;
}
