import { type RawBuilder, sql } from 'kysely';
import {
  emptyProduct,
  type ProductField,
  type ProductValues,
} from '#catalogue/product-editing/rules/product-schema.ts';
import { productColumns, translationColumns } from '#catalogue/product-editing/server/product-columns.ts';
import type { Database } from '#foundation/database/client.ts';
import type { BulkSubject } from '../rules/apply-actions.ts';

export type ReadSubject = BulkSubject & {
  readonly id: number;
  readonly productId: number;
  readonly name: string;
  readonly sku: string | null;
};

type Row = {
  id: number;
  parent_id: number | null;
  type: BulkSubject['type'];
  name: string;
  sku: string | null;
  is_trashed: boolean;
  on_hand: number;
  fields: { readonly [Field in ProductField]?: unknown };
};

const segments = (rule: 'hidden' | 'only') =>
  sql`array(select coalesce(group_id, 0) from visibility_rules r where r.product_id = p.id and r.rule = ${sql.lit(rule)} order by 1)`;

const lists: { readonly [Field in ProductField]?: RawBuilder<unknown> } = {
  categoryIds: sql`array(select category_id from product_categories c where c.product_id = p.id and c.direct order by category_id)`,
  tagIds: sql`array(select tag_id from product_tags g where g.product_id = p.id order by tag_id)`,
  attributes: sql`coalesce((select json_agg(json_build_object('attributeId', a.attribute_id, 'termIds', array(
      select pt.term_id from product_attribute_terms pt join attribute_terms t on t.id = pt.term_id
      where pt.product_id = p.id and t.attribute_id = a.attribute_id order by pt.term_id)) order by a.position, a.attribute_id)
    from product_attributes a where a.product_id = p.id), '[]')`,
  hiddenFor: segments('hidden'),
  onlyFor: segments('only'),
  lowStockThreshold: sql`coalesce(s.low_stock_threshold, ${sql.lit(emptyProduct.lowStockThreshold)})`,
};

function readingOf(field: ProductField): RawBuilder<unknown> {
  // What lies in the trash has the status that it will come back with.
  if (field === 'status') return sql`coalesce(p.trashed_from, p.status)`;
  if (field in productColumns) {
    const [column, type] = productColumns[field as keyof typeof productColumns];
    // As `toISOString` writes it.
    if (type === 'timestamptz')
      return sql`to_char(p.${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
    return sql`p.${sql.ref(column)}`;
  }
  if (field in translationColumns) throw new Error(`translated texts are not edited in bulk: ${field}`);
  const list = lists[field];
  if (!list) throw new Error(`not edited in bulk: ${field}`);
  return list;
}

/**
 * Products and variations by their ids with some fields, in the order of the ids; what is gone is left out, and what is in the trash unless
 * it is asked for. `lock` makes others wait.
 */
export async function readSubjects(
  db: Database,
  ids: readonly number[],
  {
    fields,
    lock = false,
    withTrash = false,
  }: {
    readonly fields: readonly ProductField[];
    readonly lock?: boolean;
    readonly withTrash?: boolean;
  },
): Promise<readonly ReadSubject[]> {
  if (lock)
    await sql`select from products where id = any (${ids}::int[]) order by id for no key update`.execute(db);
  const pairs = fields.flatMap((field) => [sql.lit(field), readingOf(field)]);
  const { rows } = await sql<Row>`
    select p.id, p.parent_id, p.type, p.name, p.sku, p.status = 'trash' as is_trashed, coalesce(s.on_hand, 0) as on_hand,
      json_build_object(${sql.join(pairs)}) as fields
    from products p left join stock s on s.product_id = p.id left join products above on above.id = p.parent_id
    where p.id = any (${ids}::int[])
      and (${withTrash} or (p.status <> 'trash' and above.status is distinct from 'trash')) order by p.id`.execute(
    db,
  );
  return rows.map(({ parent_id: parent, on_hand: onHand, is_trashed: isTrashed, fields: read, ...row }) => ({
    ...row,
    productId: parent ?? row.id,
    onHand,
    isTrashed,
    values: { ...emptyProduct, ...(read as Partial<ProductValues>) },
  }));
}
