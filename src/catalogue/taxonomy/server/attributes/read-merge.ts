import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import {
  type MergeConflict,
  type MergePreview,
  planTerms,
  type TermPlan,
} from '../../rules/merge-attributes.ts';
import { readStaffAttribute, type StaffAttributePage } from './read-staff-attributes.ts';

export type AttributesToMerge = {
  readonly from: StaffAttributePage;
  readonly into: StaffAttributePage;
  readonly plan: TermPlan;
  readonly preview: MergePreview;
};

const MOST_NAMED = 5;

/** Two attributes of the shop, and what a merge of the first into the second would do; null where one of them is not there. */
export async function readMerge(
  db: Database,
  {
    id,
    into: target,
    language,
  }: { readonly id: number; readonly into: number; readonly language: 'it' | 'en' },
): Promise<AttributesToMerge | null> {
  if (id === target) return null;
  const from = await readStaffAttribute(db, { id, language });
  const into = await readStaffAttribute(db, { id: target, language });
  if (!from || !into) return null;
  const plan = planTerms(from.terms, into.terms);
  const key = `attribute_pa_${from.draft.slug}`;
  const { rows } = await sql<{ products: number; both: number; variations: number; lines: number }>`
    select (select count(*)::int from product_attributes where attribute_id = ${id}) as products,
      (select count(*)::int from product_attributes a join product_attributes b on b.product_id = a.product_id
        where a.attribute_id = ${id} and b.attribute_id = ${target}) as both,
      (select count(*)::int from variation_terms where attribute_id = ${id}) as variations,
      (select count(*)::int from cart_lines where attributes ? ${key})
        + (select count(*)::int from purchase_list_lines where attributes ? ${key})
        + (select count(*)::int from quote_list_items where attributes ? ${key}) as lines`.execute(db);
  const counts = rows[0] ?? { products: 0, both: 0, variations: 0, lines: 0 };
  const { products, variations } = counts;
  return {
    from,
    into,
    plan,
    preview: {
      ...counts,
      joins: plan.joins.map(({ name }) => name),
      moves: plan.moves.map(({ name }) => name),
      conflicts: await conflictsOf(db, { id, target, plan }),
      seen: createHash('sha256')
        .update(JSON.stringify([id, target, products, variations, plan]))
        .digest('hex'),
    },
  };
}

/** Terms that become others, as a table of a statement. */
export const joinsTable = ({ joins }: TermPlan) =>
  sql`jsonb_to_recordset(${JSON.stringify(joins)}::jsonb) as j("from" int, "into" int)`;

/** Variations that would have two terms of the one attribute, or become the same choice as another one of their product. */
async function conflictsOf(
  db: Database,
  { id, target, plan }: { readonly id: number; readonly target: number; readonly plan: TermPlan },
): Promise<readonly MergeConflict[]> {
  const { rows } = await sql<{ code: MergeConflict['code']; names: string[] }>`
    with joined as materialized (select j."from", j."into" from ${joinsTable(plan)}),
    affected as materialized (
      select distinct v.parent_id from variation_terms vt join products v on v.id = vt.variation_id
      where vt.attribute_id = ${id}),
    axes as materialized (
      select v.id, v.parent_id, coalesce(v.sku, v.name) as name,
        case when vt.attribute_id = ${id} then ${target}::int else vt.attribute_id end as attribute_id,
        count(distinct coalesce(j."into", vt.term_id)) as terms, max(coalesce(j."into", vt.term_id)) as term_id
      from affected join products v on v.parent_id = affected.parent_id
      join variation_terms vt on vt.variation_id = v.id left join joined j on j."from" = vt.term_id
      group by v.id, 4),
    choices as materialized (
      select id, parent_id, name, array_agg(array[attribute_id, term_id] order by attribute_id) as choice
      from axes group by id, parent_id, name),
    same as (
      select id, name from (
        select id, name, count(*) over (partition by parent_id, choice) as alike from choices) counted
      where alike > 1),
    two as (select id, name from axes where terms > 1)
    select 'two-values' as code, (select array_agg(name order by id) from (select * from two order by id limit ${MOST_NAMED}) few) as names
    where exists (select from two)
    union all
    select 'same-variations', (select array_agg(name order by id) from (select * from same order by id limit ${MOST_NAMED}) few)
    where exists (select from same) and not exists (select from two)`.execute(db);
  return rows;
}
