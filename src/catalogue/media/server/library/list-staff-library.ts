import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { LIBRARY_PAGE, type LibraryListQuery, type ListedItem } from '../../rules/library-list.ts';
import { isUsed } from './picture-uses.ts';
import { kindCondition, wordsCondition } from './read-library.ts';

export type StaffLibrary = {
  readonly items: readonly ListedItem[];
  readonly total: number;
  readonly pages: number;
};

/** A page of the library as staff see it, newest first. */
export async function listStaffLibrary(
  { db }: Pick<RequestContext, 'db'>,
  { words, kind, use, page }: LibraryListQuery,
): Promise<StaffLibrary> {
  const used = use === null ? sql`true` : use === 'used' ? isUsed : sql`not ${isUsed}`;
  const from = sql`from images i where ${wordsCondition(words)} and ${kindCondition(kind)} and ${used}`;
  const [found, count] = await Promise.all([
    sql<ListedItem>`
      select i.id, i.file_key as key, i.alt, i.title, i.file_name as "fileName", i.media_type as "mediaType", i.width, i.height, i.widths, i.bytes,
        i.created_at as "createdAt", ${isUsed} as "isUsed" ${from}
      order by i.created_at desc, i.id desc limit ${LIBRARY_PAGE} offset ${(page - 1) * LIBRARY_PAGE}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db),
  ]);
  const total = count.rows[0]?.total ?? 0;
  return { items: found.rows, total, pages: Math.max(1, Math.ceil(total / LIBRARY_PAGE)) };
}
