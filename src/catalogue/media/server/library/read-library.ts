import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from '#foundation/database/tables.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { LibraryPicture } from '../../rules/library-picture.ts';

// What a column of numbers can hold.
const LARGEST_ID = 2_147_483_647;

export const libraryOrders = ['date', 'modified', 'id', 'title', 'slug'] as const;
export type LibraryOrder = (typeof libraryOrders)[number];

const orderColumns = {
  date: 'created_at',
  modified: 'changed_at',
  id: 'id',
  title: 'title',
  slug: 'file_key',
} as const;

/** Which pictures of the library, in which order; `words` stand in name, title, alternative text or caption. */
export type LibraryQuery = {
  readonly words?: string;
  readonly ids?: readonly number[];
  readonly exceptIds?: readonly number[];
  readonly slugs?: readonly string[];
  readonly mediaType?: string;
  readonly uploadedBy?: readonly number[];
  readonly after?: Date;
  readonly before?: Date;
  readonly orderBy?: LibraryOrder;
  readonly direction?: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
};

const columns = [
  'id',
  'file_key as key',
  'alt',
  'title',
  'caption',
  'description',
  'width',
  'height',
  'widths',
  'file_name as fileName',
  'media_type as mediaType',
  'bytes',
  'original',
  'uploaded_by as uploadedBy',
  'created_at as createdAt',
  'changed_at as changedAt',
] as const;

/** A picture of the library; null where there is none. */
export async function readLibraryPicture(
  { db }: Pick<RequestContext, 'db'>,
  id: number,
): Promise<LibraryPicture | null> {
  if (id > LARGEST_ID) return null;
  const row = await db.selectFrom('images').select(columns).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Pictures of the library and how many there are in all. */
export async function listLibrary(
  { db }: Pick<RequestContext, 'db'>,
  query: LibraryQuery,
): Promise<{ readonly pictures: readonly LibraryPicture[]; readonly total: number }> {
  const { orderBy = 'date', direction = 'desc', limit, offset } = query;
  const found = matching(db.selectFrom('images'), query);
  const [pictures, count] = await Promise.all([
    found
      .select(columns)
      .orderBy(orderColumns[orderBy], direction)
      .orderBy('id', direction)
      .limit(limit)
      .offset(offset)
      .execute(),
    found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirst(),
  ]);
  return { pictures, total: count?.total ?? 0 };
}

/** Whether each of some words stands in the name or the texts of a picture. */
export function wordsCondition(words: string): RawBuilder<boolean> {
  const likes = words
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  return sql<boolean>`(file_name || ' ' || file_key || ' ' || title || ' ' || alt || ' ' || caption) ilike all (${likes}::text[])`;
}

function matching(
  from: SelectQueryBuilder<Tables, 'images', object>,
  query: LibraryQuery,
): SelectQueryBuilder<Tables, 'images', object> {
  const { words = '', ids, exceptIds, slugs, mediaType, uploadedBy, after, before } = query;
  let found = from;
  found = found.where(wordsCondition(words));
  if (ids) found = found.where('id', 'in', [0, ...ids]);
  if (exceptIds && exceptIds.length > 0) found = found.where('id', 'not in', [...exceptIds]);
  if (slugs) found = found.where('file_key', 'in', ['', ...slugs]);
  if (mediaType !== undefined) found = found.where('media_type', '=', mediaType);
  if (uploadedBy) found = found.where('uploaded_by', 'in', [0, ...uploadedBy]);
  if (after) found = found.where('created_at', '>', after);
  if (before) found = found.where('created_at', '<', before);
  return found;
}
