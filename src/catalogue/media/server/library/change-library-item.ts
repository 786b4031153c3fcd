import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ItemTranslation, LibraryItem, LibraryTexts } from '../../rules/library-item.ts';
import { readItemTranslation, writeItemTranslation } from './item-translation.ts';
import { readLibraryItem } from './read-library.ts';

export type ChangedPicture =
  | { readonly ok: true; readonly picture: LibraryItem }
  | { readonly ok: false; readonly error: { readonly code: 'gone' } };

const gone = { ok: false, error: { code: 'gone' } } as const;

/** Writes texts of a picture or document of the library, those that are given. */
export function changeLibraryItem(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'visitor'>,
  id: number,
  { translation, ...change }: LibraryTexts & { readonly translation?: ItemTranslation },
): Promise<ChangedPicture> {
  return inTransaction(ctx.db, async (db): Promise<ChangedPicture> => {
    await sql`select from images where id = ${id} for update`.execute(db);
    const found = await readLibraryItem({ db }, id);
    if (!found) return gone;
    const { alt, title, caption, description } = found;
    const known = translation ? await readItemTranslation({ db }, id, translation.language) : null;
    if (translation) await writeItemTranslation(db, id, translation);
    const before = { alt, title, caption, description };
    const after = {
      alt: change.alt ?? alt,
      title: change.title ?? title,
      caption: change.caption ?? caption,
      description: change.description ?? description,
    };
    await db
      .updateTable('images')
      .set({ ...after, changed_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
    await recordAudit(
      { ...ctx, db },
      {
        what: 'changed',
        subject: { kind: 'picture', id, name: found.fileName || alt },
        before: { ...before, ...translatedFacts(known) },
        after: { ...after, ...translatedFacts(translation ?? null) },
      },
    );
    const picture = await readLibraryItem({ db }, id);
    return picture ? { ok: true, picture } : gone;
  });
}

const translatedFacts = (translation: ItemTranslation | null) =>
  translation && {
    translatedAlt: translation.alt,
    translatedTitle: translation.title,
    translatedCaption: translation.caption,
  };
