import { sql } from 'kysely';
import type { FieldRow, TranslatedFieldRow } from '#catalogue/products/rules/product-fields.ts';
import type { NamedText, TextLang } from '#catalogue/products/rules/translated-text.ts';
import { fieldColumns, type ItemRow, itemColumns } from '#catalogue/products/server/item-columns.ts';
import type { PictureRow } from '#catalogue/products/server/picture-of.ts';
import { ownTranslation } from '#catalogue/products/server/read-attribute-words.ts';
import { translatedColumns, translatedColumnsOf } from '#catalogue/products/server/translated-columns.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mostRowVariations } from '../rules/table-limits.ts';

type DetailTerm = TextLang & {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly color: string | null;
  readonly picture: PictureRow | null;
};

/** What a row of a table shows beyond a card of the listing. */
export type TableDetails = ItemRow &
  FieldRow<'table'> &
  TranslatedFieldRow<'table'> & {
    readonly id: number;
    readonly type: 'simple' | 'variable';
    readonly brand_id: number | null;
    readonly category_ids: readonly number[];
    readonly tags: readonly { readonly id: number; readonly slug: string; readonly name: string }[] | null;
    readonly attributes:
      | readonly (NamedText & {
          readonly slug: string;
          readonly for_variations: boolean;
          readonly preset: string | null;
          readonly terms: readonly DetailTerm[] | null;
        })[]
      | null;
    /** as many as are counted: one more than a row embeds at most */
    readonly variations: number;
  };

/** The statement of `readTableDetails`: everything is looked up by primary keys and indexes of one product. */
function tableDetailsQuery({ visitor }: Pick<RequestContext, 'visitor'>, ids: readonly number[]) {
  return sql<TableDetails>`/* prepared */
    select p.id, p.type, p.brand_id, ${fieldColumns('table', 'p')}, ${itemColumns(visitor.audience, 'p')}${translatedColumns(visitor.audience, 'p', translatedColumnsOf('table'))},
      array(select category_id from product_categories where product_id = p.id and direct order by category_id)
        as category_ids,
      (select json_agg(json_build_object('id', t.id, 'slug', t.slug, 'name', t.name) order by t.name, t.id)
        from product_tags pt join tags t on t.id = pt.tag_id where pt.product_id = p.id) as tags,
      (select json_agg(json_build_object('slug', a.slug, 'name', a.name${ownTranslation(visitor.audience, 'attribute')}, 'for_variations', pa.for_variations,
          'preset', preset.slug, 'terms', (
            select json_agg(json_build_object('id', t.id, 'slug', t.slug, 'name', t.name${ownTranslation(visitor.audience, 'term')}, 'color', null, 'picture', null)
              order by t.position, t.id)
            from product_attribute_terms pt join attribute_terms t on t.id = pt.term_id
            where pt.product_id = p.id and t.attribute_id = a.id)) order by pa.position, a.position, a.id)
        from product_attributes pa join attributes a on a.id = pa.attribute_id
        left join attribute_terms preset on preset.id = pa.default_term_id
        where pa.product_id = p.id) as attributes,
      case when p.type = 'variable' then (select count(*)::int from (
        select from products v where v.parent_id = p.id and v.status = 'published' limit ${sql.lit(mostRowVariations + 1)}) few)
        else 0 end as variations
    from products p
    left join lateral (select * from stock where product_id = p.id offset 0) stock on true
    where p.id = any ((select ${ids}::int[])::int[]) and p.type <> 'variation'`;
}

/** The details of some products, in no order. */
export async function readTableDetails(
  ctx: Pick<RequestContext, 'db' | 'visitor'>,
  ids: readonly number[],
): Promise<readonly TableDetails[]> {
  if (ids.length === 0) return [];
  return (await tableDetailsQuery(ctx, ids).execute(ctx.db)).rows;
}
