import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { translationLanguage } from '../translation-language.ts';
import { readStaffTerm } from './read-staff-term.ts';
import { lockAttributes } from './save-attribute.ts';
import type { SavedTerm } from './save-term.ts';

type TermEnd = {
  readonly attributeId: number;
  readonly id: number;
  readonly kind: 'merge' | 'remove';
  /** another term of the attribute, which products and variations get; null for none */
  readonly into: number | null;
};

/**
 * Merges a term into another one of its attribute, or deletes it. It is refused where two variations of a product would become the same
 * choice, and without a destination where variations have it.
 */
export function endTerm(ctx: RequestContext, { attributeId, id, kind, into }: TermEnd): Promise<SavedTerm> {
  const language = translationLanguage(ctx);
  return inTransaction(ctx.db, async (db): Promise<SavedTerm> => {
    await lockAttributes(db);
    const before = await readStaffTerm(db, { id, language });
    if (before?.attributeId !== attributeId) return { ok: false, problems: null };
    const target = into === null || into === id ? null : await readStaffTerm(db, { id: into, language });
    const mayBeNone = kind === 'remove' && into === null && before.variations === 0;
    if (target ? target.attributeId !== attributeId : !mayBeNone) {
      return { ok: false, problems: { into: 'no-destination' } };
    }
    if (into !== null) {
      await sql`lock table variation_terms in share row exclusive mode`.execute(db);
      const names = await sameVariations(db, { from: id, to: into });
      if (names.length > 0) return { ok: false, problems: { into: { code: 'same-variations', names } } };
      await handTerm(db, { attributeId, from: id, to: into });
      await sql`update moved_filters set term_id = ${into} where term_id = ${id}`.execute(db);
      await sql`
        insert into moved_filters (attribute, term, term_id)
        select slug, ${before.draft.slug}, ${into}::int from attributes where id = ${attributeId}
        on conflict (attribute, term) do update set term_id = excluded.term_id`.execute(db);
    }
    await sql`update product_attributes set default_term_id = null where default_term_id = ${id}`.execute(db);
    await sql`delete from product_attribute_terms where term_id = ${id}`.execute(db);
    await sql`delete from attribute_terms where id = ${id}`.execute(db);
    await recordAudit(
      { ...ctx, db },
      {
        what: kind === 'merge' ? 'merged' : 'deleted',
        subject: { kind: 'attribute-term', id, name: before.draft.name },
        before: { ...before.draft, products: before.products },
        after: target && { destination: target.draft.name },
      },
    );
    return { ok: true, id: into ?? id };
  });
}

type Handing = { readonly from: number; readonly to: number };
const MOST_NAMED = 5;

/** The codes or names of variations that would be the same choice of their product as another one. */
async function sameVariations(db: Database, { from, to }: Handing): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    with choices as (
      select v.id, v.parent_id, coalesce(v.sku, v.name) as name,
        array_agg(array[vt.attribute_id, case when vt.term_id = ${from} then ${to}::int else vt.term_id end]
          order by vt.attribute_id) as choice
      from products v join variation_terms vt on vt.variation_id = v.id
      where v.parent_id in (select p.parent_id from products p join variation_terms t on t.variation_id = p.id where t.term_id = ${from})
      group by v.id
    )
    select c.name from choices c where exists (
      select from choices o where o.parent_id = c.parent_id and o.choice = c.choice and o.id <> c.id)
    order by c.parent_id, c.id limit ${MOST_NAMED}`.execute(db);
  return rows.map(({ name }) => name);
}

/** Products, variations, carts and lists that name a term name another one instead. */
async function handTerm(
  db: Database,
  { attributeId, from, to }: Handing & { readonly attributeId: number },
): Promise<void> {
  await sql`
    insert into product_attribute_terms (term_id, product_id)
    select ${to}::int, product_id from product_attribute_terms where term_id = ${from} on conflict do nothing`.execute(
    db,
  );
  await sql`update product_attributes set default_term_id = ${to} where default_term_id = ${from}`.execute(
    db,
  );
  await sql`update variation_terms set term_id = ${to} where term_id = ${from}`.execute(db);
  const { rows } = await sql<{ key: string; was: string; becomes: string }>`
    select 'attribute_pa_' || a.slug as key, f.slug as was, t.slug as becomes
    from attributes a, attribute_terms f, attribute_terms t
    where a.id = ${attributeId} and f.id = ${from} and t.id = ${to}`.execute(db);
  const [choice] = rows;
  if (!choice) return;
  const { key, was, becomes } = choice;
  await sql`
    update cart_lines set attributes = attributes || jsonb_build_object(${key}::text, ${becomes}::text)
    where attributes ->> ${key} = ${was}`.execute(db);
  // A list that has a line of the other choice already has no second one.
  await sql`
    update purchase_list_lines l set attributes = attributes || jsonb_build_object(${key}::text, ${becomes}::text)
    where attributes ->> ${key} = ${was} and not exists (
      select from purchase_list_lines o where o.list_id = l.list_id and o.item_id = l.item_id
        and o.attributes = l.attributes || jsonb_build_object(${key}::text, ${becomes}::text))`.execute(db);
  await sql`
    update quote_list_items l set attributes = attributes || jsonb_build_object(${key}::text, ${becomes}::text)
    where attributes ->> ${key} = ${was} and not exists (
      select from quote_list_items o where o.session_id is not distinct from l.session_id
        and o.customer_id is not distinct from l.customer_id and o.item_id = l.item_id
        and o.attributes = l.attributes || jsonb_build_object(${key}::text, ${becomes}::text))`.execute(db);
}
