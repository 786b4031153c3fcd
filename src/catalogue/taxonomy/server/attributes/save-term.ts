import { sql } from 'kysely';
import { mayBeChosen } from '#catalogue/media/server/library/choose-picture.ts';
import { letGoOf } from '#catalogue/media/server/write-gallery.ts';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { TermDraft, TermProblems } from '../../rules/attribute-form.ts';
import { chooseSlug } from '../../rules/slug.ts';
import { translationLanguage } from '../translation-language.ts';
import { readStaffAttribute } from './read-staff-attributes.ts';
import { readStaffTerm } from './read-staff-term.ts';
import { lockAttributes } from './save-attribute.ts';

export type SavedTerm =
  | { readonly ok: true; readonly id: number }
  /** null: there is no such attribute or term */
  | { readonly ok: false; readonly problems: TermProblems | null };

/** Writes a term of an attribute, new (`id` null) behind the others or known, whose slug stays as it is. */
export function saveTerm(
  ctx: RequestContext,
  {
    attributeId,
    id,
    draft,
  }: { readonly attributeId: number; readonly id: number | null; readonly draft: TermDraft },
): Promise<SavedTerm> {
  const language = translationLanguage(ctx);
  return inTransaction(ctx.db, async (db): Promise<SavedTerm> => {
    await lockAttributes(db);
    const attribute = await readStaffAttribute(db, { id: attributeId, language });
    const before = id === null ? null : await readStaffTerm(db, { id, language });
    if (!attribute || (id !== null && before?.attributeId !== attributeId))
      return { ok: false, problems: null };
    const taken = attribute.terms.map((term) => term.slug);
    const slug =
      before?.draft.slug ?? chooseSlug({ typed: draft.slug, name: draft.name, current: '', taken });
    if (slug === null) return { ok: false, problems: { slug: 'taken' } };
    if (!(await mayBeChosen(db, draft.imageId)))
      return { ok: false, problems: { imageId: 'no-such-picture' } };
    const picture = before?.draft.imageId ?? null;
    const after = { ...draft, slug };
    const saved = await write(db, { attributeId, id, draft: after });
    if (picture !== null && picture !== draft.imageId) await letGoOf(db, [picture]);
    await sql`delete from attribute_term_translations where term_id = ${saved} and language = ${language}`.execute(
      db,
    );
    if (draft.translatedName !== '') {
      await sql`
        insert into attribute_term_translations (term_id, language, name)
        values (${saved}, ${language}, ${draft.translatedName})`.execute(db);
    }
    await recordAudit(
      { ...ctx, db },
      {
        what: before ? 'changed' : 'created',
        subject: { kind: 'attribute-term', id: saved, name: `${attribute.draft.name}: ${draft.name}` },
        before: before?.draft ?? null,
        after,
      },
    );
    return { ok: true, id: saved };
  });
}

async function write(
  db: Database,
  {
    attributeId,
    id,
    draft,
  }: { readonly attributeId: number; readonly id: number | null; readonly draft: TermDraft },
): Promise<number> {
  const { name, slug, imageId } = draft;
  const color = draft.color || null;
  const { rows } = await (id === null
    ? sql<{ id: number }>`
        insert into attribute_terms (attribute_id, name, slug, color, image_id, position)
        select ${attributeId}, ${name}, ${slug}, ${color}, ${imageId}::int, coalesce(max(position), 0) + 1
        from attribute_terms where attribute_id = ${attributeId} returning id`
    : sql<{ id: number }>`
        update attribute_terms set name = ${name}, color = ${color}, image_id = ${imageId}::int where id = ${id} returning id`
  ).execute(db);
  return rows[0]?.id ?? 0;
}
