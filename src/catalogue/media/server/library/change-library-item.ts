import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { LibraryItem, LibraryTexts } from '../../rules/library-item.ts';
import { readLibraryItem } from './read-library.ts';

export type ChangedPicture =
  | { readonly ok: true; readonly picture: LibraryItem }
  | { readonly ok: false; readonly error: { readonly code: 'gone' } };

const gone = { ok: false, error: { code: 'gone' } } as const;

/** Writes texts of a picture of the library, those that are given. */
export function changeLibraryItem(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'visitor'>,
  id: number,
  change: LibraryTexts,
): Promise<ChangedPicture> {
  return inTransaction(ctx.db, async (db): Promise<ChangedPicture> => {
    await sql`select from images where id = ${id} for update`.execute(db);
    const found = await readLibraryItem({ db }, id);
    if (!found) return gone;
    const { alt, title, caption, description } = found;
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
    const subject = { kind: 'picture', id, name: found.fileName || alt } as const;
    await recordAudit({ ...ctx, db }, { what: 'changed', subject, before, after });
    const picture = await readLibraryItem({ db }, id);
    return picture ? { ok: true, picture } : gone;
  });
}
