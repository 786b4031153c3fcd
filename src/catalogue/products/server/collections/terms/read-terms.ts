import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { HiddenGoods } from '#foundation/visitor/rules/hidden-goods.ts';
import { notHidden } from '#pricing/customer-groups/server/not-hidden.ts';
import { type PictureRow, pictureOf } from '../../picture-of.ts';
import { readCategories } from '../../read-categories.ts';
import type { ApiTerm, TermKind } from './api-term.ts';

type TermRow = PictureRow & {
  id: number;
  slug: string;
  name: string;
  description: string;
  parent_id: number | null;
  count: number;
  position: number;
  image_id: number | null;
  title: string | null;
  color: string | null;
};

const countedFor = (hidden: HiddenGoods | null) =>
  sql`p.status = 'published' and p.type <> 'variation' and p.catalog_visibility in ('visible', 'catalog')
    and ${notHidden(hidden, sql`p.id`)}`;
const picture = sql`i.id as image_id, i.file_key, i.alt, i.title, i.width, i.height, i.widths`;

function termsQuery(kind: TermKind, hidden: HiddenGoods | null): RawBuilder<TermRow> {
  const counted = countedFor(hidden);
  if (kind === 'categories') {
    return sql<TermRow>`
      select c.id, c.slug, c.name, c.description, c.parent_id, c.product_count as count, c.position,
        null as color, ${picture}
      from categories c left join images i on i.id = c.image_id`;
  }
  if (kind === 'brands') {
    return sql<TermRow>`
      select b.id, b.slug, b.name, b.description, null::int as parent_id, coalesce(n.count, 0) as count, 0 as position,
        null as color, ${picture}
      from brands b left join images i on i.id = b.image_id
      left join (select p.brand_id, count(*) as count from products p where ${counted} group by p.brand_id) n
        on n.brand_id = b.id`;
  }
  const none = sql`null::int as image_id, null as file_key, null as alt, null as title, null::int as width,
    null::int as height, null::int[] as widths`;
  if (kind === 'tags') {
    return sql<TermRow>`
      select t.id, t.slug, t.name, '' as description, null::int as parent_id, 0 as position, null as color, ${none},
        coalesce(n.count, 0) as count
      from tags t left join (
        select pt.tag_id, count(*) as count from product_tags pt join products p on p.id = pt.product_id
        where ${counted} group by pt.tag_id) n on n.tag_id = t.id`;
  }
  return sql<TermRow>`
    select t.id, t.slug, t.name, '' as description, null::int as parent_id, t.position, t.color, ${picture},
      coalesce(n.count, 0) as count
    from attribute_terms t left join images i on i.id = t.image_id
    left join (
      select pt.term_id, count(*) as count from product_attribute_terms pt join products p on p.id = pt.product_id
      where pt.term_id in (select id from attribute_terms where attribute_id = ${kind.attributeId}) and ${counted}
      group by pt.term_id) n on n.term_id = t.id
    where t.attribute_id = ${kind.attributeId}`;
}

/** The categories that the audience sees, counted as it sees them. */
async function shownAlone(ctx: RequestContext, rows: readonly TermRow[]): Promise<readonly TermRow[]> {
  const { byId } = await readCategories(ctx);
  return rows.flatMap((row) => {
    const shown = byId.get(row.id);
    return shown ? [{ ...row, count: shown.productCount }] : [];
  });
}

/** All terms of a kind, in no order; cached until the shop's data change. */
export async function readTerms(ctx: RequestContext, kind: TermKind): Promise<readonly ApiTerm[]> {
  const name = typeof kind === 'string' ? kind : `attribute-${kind.attributeId}`;
  const { hidden } = ctx.visitor.audience;
  return ctx.memory.remember(`terms-for-programs:${hidden?.key ?? ''}:${name}`, async () => {
    const result = await termsQuery(kind, hidden).execute(ctx.db);
    const rows = kind === 'categories' ? await shownAlone(ctx, result.rows) : result.rows;
    return rows.map((row) => {
      const shown = pictureOf(row);
      return {
        id: row.id,
        slug: row.slug,
        name: row.name,
        description: row.description,
        parentId: row.parent_id,
        count: row.count,
        position: row.position,
        picture:
          shown && row.image_id !== null ? { ...shown, id: row.image_id, title: row.title ?? '' } : null,
        color: row.color,
      };
    });
  });
}
