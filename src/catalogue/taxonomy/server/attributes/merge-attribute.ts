import { sql } from 'kysely';
import { letGoOf } from '#catalogue/media/server/write-gallery.ts';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { MergeConflict } from '../../rules/merge-attributes.ts';
import { translationLanguage } from '../translation-language.ts';
import { type AttributesToMerge, joinsTable, readMerge } from './read-merge.ts';
import { attributeFacts, lockAttributes } from './save-attribute.ts';

export type MergedAttribute =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: 'gone' | 'changed-meanwhile' | MergeConflict };

/**
 * Merges an attribute of the shop into another one, which is how one that is in use ends: products, variations, carts, lists, product tables and
 * addresses of filters follow. Terms keep their ids, but for those that join one of the same name. It is refused where variations would
 * need two terms or become the same choice, and where it is no longer what was `seen`.
 */
export function mergeAttribute(
  ctx: RequestContext,
  { id, into, seen }: { readonly id: number; readonly into: number; readonly seen: string },
): Promise<MergedAttribute> {
  return inTransaction(ctx.db, async (db): Promise<MergedAttribute> => {
    await lockAttributes(db);
    await sql`lock table product_attributes, product_attribute_terms, variation_terms in share row exclusive mode`.execute(
      db,
    );
    const merge = await readMerge(db, { id, into, language: translationLanguage(ctx) });
    if (!merge) return { ok: false, problem: 'gone' };
    const [conflict] = merge.preview.conflicts;
    if (conflict) return { ok: false, problem: conflict };
    if (merge.preview.seen !== seen) return { ok: false, problem: 'changed-meanwhile' };
    await moveLines(db, merge);
    await moveFilters(db, merge);
    await moveTables(db, merge);
    await joinTerms(db, merge);
    await moveTerms(db, merge);
    await moveProducts(db, merge);
    await sql`delete from attributes where id = ${id}`.execute(db);
    const { from, preview } = merge;
    await recordAudit(
      { ...ctx, db },
      {
        what: 'merged',
        subject: { kind: 'attribute', id, name: from.draft.name },
        before: {
          ...attributeFacts(from.draft),
          options: from.terms.map(({ name }) => name),
          products: preview.products,
        },
        after: { destination: merge.into.draft.name },
      },
    );
    return { ok: true };
  });
}

const slugsTable = ({ plan, from, into }: AttributesToMerge) => {
  const slugOf = new Map([...into.terms, ...plan.moves].map(({ id, slug }) => [id, slug]));
  const target = new Map(plan.joins.map((join) => [join.from, join.into]));
  return from.terms.map(({ id, slug }) => {
    const term = target.get(id) ?? id;
    return { was: slug, term, slug: slugOf.get(term) ?? slug };
  });
};

/** Lines of carts and lists name attributes and terms by their slugs; a list that has the line of the other choice already has no second one. */
async function moveLines(db: Database, merge: AttributesToMerge): Promise<void> {
  const [old, key] = [merge.from, merge.into].map(({ draft }) => `attribute_pa_${draft.slug}`);
  const slugs = JSON.stringify(Object.fromEntries(slugsTable(merge).map(({ was, slug }) => [was, slug])));
  const moved = sql`(attributes - ${old}::text || case when attributes ? ${key}::text then '{}'::jsonb
    else jsonb_build_object(${key}::text, coalesce(${slugs}::jsonb ->> (attributes ->> ${old}::text), attributes ->> ${old}::text)) end)`;
  await sql`update cart_lines set attributes = ${moved} where attributes ? ${old}`.execute(db);
  await sql`
    update purchase_list_lines l set attributes = n.becomes
    from (select distinct on (list_id, coalesce(item_id, -id), ${moved}) id, ${moved} as becomes
      from purchase_list_lines where attributes ? ${old}) n
    where n.id = l.id and not exists (
      select from purchase_list_lines o where o.list_id = l.list_id and o.item_id = l.item_id and o.attributes = n.becomes)`.execute(
    db,
  );
  await sql`
    update quote_list_items l set attributes = n.becomes
    from (select distinct on (session_id, customer_id, item_id, ${moved}) id, ${moved} as becomes
      from quote_list_items where attributes ? ${old}) n
    where n.id = l.id and not exists (
      select from quote_list_items o where o.session_id is not distinct from l.session_id
        and o.customer_id is not distinct from l.customer_id and o.item_id = l.item_id and o.attributes = n.becomes)`.execute(
    db,
  );
}

/** Addresses that filter by the old attribute lead on, those of earlier merges as well. */
async function moveFilters(db: Database, merge: AttributesToMerge): Promise<void> {
  await sql`update moved_filters m set term_id = j."into" from ${joinsTable(merge.plan)} where m.term_id = j."from"`.execute(
    db,
  );
  await sql`
    insert into moved_filters (attribute, term, term_id)
    select ${merge.from.draft.slug}, was, term
    from jsonb_to_recordset(${JSON.stringify(slugsTable(merge))}::jsonb) as s(was text, term int)
    on conflict (attribute, term) do update set term_id = excluded.term_id`.execute(db);
}

/** Product tables have columns and filters by attributes. */
async function moveTables(db: Database, { from, into }: AttributesToMerge): Promise<void> {
  const [old, now] = [from, into].map(({ draft }) => `pa_${draft.slug}`);
  await sql`
    update product_tables set columns = array_replace(columns, ${old}::text, ${now}::text),
      definition = replace(definition::text, ${`"${old}"`}::text, ${`"${now}"`}::text)::jsonb
    where ${old}::text = any (columns) or position(${`"${old}"`}::text in definition::text) > 0`.execute(db);
}

/** Terms of the same name become one, which gets what it lacks: a colour, a picture, a translation. */
async function joinTerms(db: Database, { from, plan }: AttributesToMerge): Promise<void> {
  if (plan.joins.length === 0) return;
  const joins = joinsTable(plan);
  await sql`
    insert into product_attribute_terms (term_id, product_id)
    select j."into", pt.product_id from ${joins} join product_attribute_terms pt on pt.term_id = j."from"
    on conflict do nothing`.execute(db);
  await sql`update product_attributes pa set default_term_id = j."into" from ${joins}
    where pa.attribute_id = ${from.id} and pa.default_term_id = j."from"`.execute(db);
  await sql`update variation_terms vt set term_id = j."into" from ${joins} where vt.term_id = j."from"`.execute(
    db,
  );
  await sql`delete from product_attribute_terms pt using ${joins} where pt.term_id = j."from"`.execute(db);
  await sql`
    insert into attribute_term_translations (term_id, language, name)
    select distinct on (j."into", t.language) j."into", t.language, t.name
    from ${joins} join attribute_term_translations t on t.term_id = j."from"
    on conflict do nothing`.execute(db);
  await sql`update attribute_terms t set color = coalesce(t.color, f.color), image_id = coalesce(t.image_id, f.image_id)
    from ${joins} join attribute_terms f on f.id = j."from" where t.id = j."into"`.execute(db);
  const { rows } = await sql<{ image_id: number | null }>`
    delete from attribute_terms t using ${joins} where t.id = j."from" returning t.image_id`.execute(db);
  await letGoOf(
    db,
    rows.flatMap(({ image_id }) => image_id ?? []),
  );
}

/** All other terms go over behind those that are there. */
async function moveTerms(db: Database, { plan, into }: AttributesToMerge): Promise<void> {
  await sql`
    update attribute_terms t set attribute_id = ${into.id}, slug = m.slug, position = m.place + (
      select coalesce(max(position), 0) from attribute_terms where attribute_id = ${into.id})
    from (select x.*, row_number() over () as place
      from jsonb_to_recordset(${JSON.stringify(plan.moves)}::jsonb) as x(id int, slug text)) m
    where t.id = m.id`.execute(db);
}

async function moveProducts(db: Database, { from, into }: AttributesToMerge): Promise<void> {
  await sql`
    insert into product_attributes as has (product_id, attribute_id, position, for_variations, default_term_id)
    select product_id, ${into.id}::int, position, for_variations, default_term_id from product_attributes where attribute_id = ${from.id}
    on conflict (product_id, attribute_id) do update set for_variations = has.for_variations or excluded.for_variations,
      default_term_id = coalesce(has.default_term_id, excluded.default_term_id)`.execute(db);
  await sql`delete from product_attributes where attribute_id = ${from.id}`.execute(db);
  // Of a variation with both one may stand for any term: the other one says which.
  await sql`
    update variation_terms has set term_id = coalesce(has.term_id, old.term_id) from variation_terms old
    where has.attribute_id = ${into.id} and old.variation_id = has.variation_id and old.attribute_id = ${from.id}`.execute(
    db,
  );
  await sql`
    delete from variation_terms old using variation_terms has
    where old.attribute_id = ${from.id} and has.variation_id = old.variation_id and has.attribute_id = ${into.id}`.execute(
    db,
  );
  await sql`update variation_terms set attribute_id = ${into.id} where attribute_id = ${from.id}`.execute(db);
}
