import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { AttributeDraft, AttributeProblems } from '../../rules/attribute-form.ts';
import { chooseSlug } from '../../rules/slug.ts';
import { translationLanguage } from '../translation-language.ts';
import { readStaffAttribute } from './read-staff-attributes.ts';

export type SavedAttribute =
  | { readonly ok: true; readonly id: number }
  /** null: there is no such attribute */
  | { readonly ok: false; readonly problems: AttributeProblems | null };

/** Makes changes of attributes and terms happen one after the other. */
export const lockAttributes = (db: Database) =>
  sql`lock table attributes, attribute_terms in share row exclusive mode`.execute(db);

/** Writes an attribute, new (`id` null) or known, whose slug stays as it is: filters, carts and lists name it. */
export function saveAttribute(
  ctx: RequestContext,
  { id, draft }: { readonly id: number | null; readonly draft: AttributeDraft },
): Promise<SavedAttribute> {
  const language = translationLanguage(ctx);
  return inTransaction(ctx.db, async (db): Promise<SavedAttribute> => {
    await lockAttributes(db);
    const before = id === null ? null : await readStaffAttribute(db, { id, language });
    if (id !== null && !before) return { ok: false, problems: null };
    const others = await db.selectFrom('attributes').select('slug').execute();
    const slug =
      before?.draft.slug ??
      chooseSlug({ typed: draft.slug, name: draft.name, current: '', taken: others.map((one) => one.slug) });
    if (slug === null) return { ok: false, problems: { slug: 'taken' } };
    const after = { ...draft, slug };
    const saved = await write(db, id, after);
    await sql`delete from attribute_translations where attribute_id = ${saved} and language = ${language}`.execute(
      db,
    );
    if (draft.translatedName !== '') {
      await sql`
        insert into attribute_translations (attribute_id, language, name)
        values (${saved}, ${language}, ${draft.translatedName})`.execute(db);
    }
    await recordAudit(
      { ...ctx, db },
      {
        what: before ? 'changed' : 'created',
        subject: { kind: 'attribute', id: saved, name: draft.name },
        before: before && attributeFacts(before.draft),
        after: attributeFacts(after),
      },
    );
    return { ok: true, id: saved };
  });
}

/** An attribute as the audit trail names its fields. */
export const attributeFacts = ({ type, ...names }: AttributeDraft) => ({ ...names, kind: type });

async function write(db: Database, id: number | null, { name, slug, type }: AttributeDraft): Promise<number> {
  const { rows } = await (id === null
    ? sql<{ id: number }>`
        insert into attributes (name, slug, type, position)
        select ${name}, ${slug}, ${type}, coalesce(max(position), 0) + 1 from attributes returning id`
    : sql<{ id: number }>`update attributes set name = ${name}, type = ${type} where id = ${id} returning id`
  ).execute(db);
  return rows[0]?.id ?? 0;
}

/** Deletes an attribute that no product has, with its terms; false where there is none, or one has it. */
export function removeAttribute(ctx: RequestContext, id: number): Promise<{ readonly ok: boolean }> {
  return inTransaction(ctx.db, async (db) => {
    await lockAttributes(db);
    const before = await readStaffAttribute(db, { id, language: translationLanguage(ctx) });
    const { rows: used } = await sql`
      select where exists (select from product_attributes where attribute_id = ${id})
        or exists (select from variation_terms where attribute_id = ${id})
        or exists (select from product_attribute_terms pt join attribute_terms t on t.id = pt.term_id where t.attribute_id = ${id})`.execute(
      db,
    );
    if (!before || used.length > 0) return { ok: false };
    await sql`delete from attributes where id = ${id}`.execute(db);
    const facts = { ...attributeFacts(before.draft), options: before.terms.map(({ name }) => name) };
    await recordAudit(
      { ...ctx, db },
      { what: 'deleted', subject: { kind: 'attribute', id, name: before.draft.name }, before: facts },
    );
    return { ok: true };
  });
}
