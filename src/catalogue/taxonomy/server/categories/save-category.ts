import { sql } from 'kysely';
import { mayBeChosen } from '#catalogue/media/server/library/choose-picture.ts';
import { letGoOf } from '#catalogue/media/server/write-gallery.ts';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import { isWithin } from '#foundation/records/rules/move-in-tree.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { sanitiseRichText } from '#kit/rich-text/server/sanitise-rich-text.ts';
import type { CategoryDraft, CategoryProblems } from '../../rules/category-form.ts';
import { chooseSlug } from '../../rules/slug.ts';
import { translationLanguage } from '../translation-language.ts';
import { placeCategory } from './place-category.ts';
import { readStaffCategories, type StaffCategory } from './read-staff-categories.ts';
import { readStaffCategory } from './read-staff-category.ts';
import { lockCategories } from './refresh-category-products.ts';

export type SavedCategory =
  | { readonly ok: true; readonly id: number }
  /** null: there is no such category */
  | { readonly ok: false; readonly problems: CategoryProblems | null };

/** Writes a category, new (`id` null) or known. A new parent has it as its last child. */
export function saveCategory(
  ctx: RequestContext,
  { id, draft }: { readonly id: number | null; readonly draft: CategoryDraft },
): Promise<SavedCategory> {
  const language = translationLanguage(ctx);
  return inTransaction(ctx.db, async (db): Promise<SavedCategory> => {
    await lockCategories(db);
    const all = await readStaffCategories({ db });
    const before = id === null ? null : await readStaffCategory(db, { id, language });
    if (id !== null && !before) return { ok: false, problems: null };
    const { parentId } = draft;
    if (parentId !== null && !all.some((one) => one.id === parentId)) {
      return { ok: false, problems: { parentId: 'no-such-parent' } };
    }
    if (id !== null && isWithin(all, parentId, id)) {
      return { ok: false, problems: { parentId: 'below-itself' } };
    }
    const slug = chooseSlug({
      typed: draft.slug,
      name: draft.name,
      current: before?.draft.slug ?? '',
      taken: all.filter((one) => one.id !== id).map((one) => one.slug),
    });
    if (slug === null) return { ok: false, problems: { slug: 'taken' } };
    if (!(await mayBeChosen(db, draft.imageId)))
      return { ok: false, problems: { imageId: 'no-such-picture' } };
    const after = {
      ...draft,
      slug,
      description: sanitiseRichText(draft.description),
      translatedDescription: sanitiseRichText(draft.translatedDescription),
    };
    const saved = await write(db, id, after);
    await translate(db, saved, language, after);
    const picture = before?.draft.imageId ?? null;
    if (picture !== null && picture !== after.imageId) await letGoOf(db, [picture]);
    if (before?.draft.parentId !== parentId) {
      const siblings = all
        .filter((one) => one.parentId === parentId && one.id !== saved)
        .map((one) => one.id);
      await placeCategory(db, saved, { parentId, siblings: [...siblings, saved] });
    }
    await recordAudit(
      { ...ctx, db },
      {
        what: before ? 'changed' : 'created',
        subject: { kind: 'category', id: saved, name: after.name },
        before: before && categoryFacts(before.draft, all),
        after: categoryFacts(after, all),
      },
    );
    return { ok: true, id: saved };
  });
}

/** A category as the audit trail names its fields. */
export function categoryFacts({ parentId, ...texts }: CategoryDraft, all: readonly StaffCategory[]) {
  return { ...texts, parent: all.find(({ id }) => id === parentId)?.name ?? null };
}

async function write(
  db: Database,
  id: number | null,
  { name, slug, description, imageId }: CategoryDraft,
): Promise<number> {
  const { rows } = await (id === null
    ? sql<{ id: number }>`
        insert into categories (name, slug, description, image_id) values (${name}, ${slug}, ${description}, ${imageId}::int) returning id`
    : sql<{ id: number }>`
        update categories set name = ${name}, slug = ${slug}, description = ${description}, image_id = ${imageId}::int where id = ${id} returning id`
  ).execute(db);
  return rows[0]?.id ?? 0;
}

async function translate(
  db: Database,
  id: number,
  language: 'it' | 'en',
  { translatedName, translatedDescription }: CategoryDraft,
): Promise<void> {
  if (translatedName === '' && translatedDescription === '') {
    await sql`delete from category_translations where category_id = ${id} and language = ${language}`.execute(
      db,
    );
    return;
  }
  await sql`
    insert into category_translations (category_id, language, name, description)
    values (${id}, ${language}, nullif(${translatedName}::text, ''), nullif(${translatedDescription}::text, ''))
    on conflict (category_id, language) do update set name = excluded.name, description = excluded.description`.execute(
    db,
  );
}
