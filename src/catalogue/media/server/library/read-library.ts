import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from '#foundation/database/tables.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { documentType } from '../../rules/document.ts';
import type { LibraryItem } from '../../rules/library-item.ts';
import type { LibraryKind } from '../../rules/library-list.ts';
import type { PictureEdges } from '../../rules/picture-cut.ts';

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

/** Which pictures and documents of the library, in which order; `words` stand in name, title, alternative text or caption. */
export type LibraryQuery = {
  readonly words?: string;
  /** null: of every kind */
  readonly kind?: LibraryKind | null;
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
  'crop_left as left',
  'crop_top as top',
  'crop_right as right',
  'crop_bottom as bottom',
  'focus_x as focusX',
  'focus_y as focusY',
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

type Row = Omit<LibraryItem, 'edges' | 'focus'> &
  PictureEdges & { readonly focusX: number | null; readonly focusY: number | null };

function itemOf({ left, top, right, bottom, focusX, focusY, ...item }: Row): LibraryItem {
  const focus = focusX === null || focusY === null ? null : { x: focusX, y: focusY };
  return { ...item, edges: { left, top, right, bottom }, focus };
}

/** A picture or document of the library; null where there is none. */
export async function readLibraryItem(
  { db }: Pick<RequestContext, 'db'>,
  id: number,
): Promise<LibraryItem | null> {
  if (id > LARGEST_ID) return null;
  const row = await db.selectFrom('images').select(columns).where('id', '=', id).executeTakeFirst();
  return row ? itemOf(row) : null;
}

/** Pictures and documents of the library and how many there are in all. */
export async function listLibrary(
  { db }: Pick<RequestContext, 'db'>,
  query: LibraryQuery,
): Promise<{ readonly items: readonly LibraryItem[]; readonly total: number }> {
  const { orderBy = 'date', direction = 'desc', limit, offset } = query;
  const found = matching(db.selectFrom('images'), query);
  const [rows, count] = await Promise.all([
    found
      .select(columns)
      .orderBy(orderColumns[orderBy], direction)
      .orderBy('id', direction)
      .limit(limit)
      .offset(offset)
      .execute(),
    found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirst(),
  ]);
  return { items: rows.map(itemOf), total: count?.total ?? 0 };
}

/** Whether each of some words stands in the name or the texts of a picture or document. */
export function wordsCondition(words: string): RawBuilder<boolean> {
  const likes = words
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  return sql<boolean>`(file_name || ' ' || file_key || ' ' || title || ' ' || alt || ' ' || caption) ilike all (${likes}::text[])`;
}

/** Whether a row of `images` is of a kind. */
export function kindCondition(kind: LibraryKind | null): RawBuilder<boolean> {
  if (kind === null) return sql<boolean>`true`;
  return kind === 'documents'
    ? sql<boolean>`media_type = ${documentType}`
    : sql<boolean>`media_type <> ${documentType}`;
}

function matching(
  from: SelectQueryBuilder<Tables, 'images', object>,
  query: LibraryQuery,
): SelectQueryBuilder<Tables, 'images', object> {
  const { words = '', kind = null, ids, exceptIds, slugs, mediaType, uploadedBy, after, before } = query;
  let found = from;
  found = found.where(wordsCondition(words)).where(kindCondition(kind));
  if (ids) found = found.where('id', 'in', [0, ...ids]);
  if (exceptIds && exceptIds.length > 0) found = found.where('id', 'not in', [...exceptIds]);
  if (slugs) found = found.where('file_key', 'in', ['', ...slugs]);
  if (mediaType !== undefined) found = found.where('media_type', '=', mediaType);
  if (uploadedBy) found = found.where('uploaded_by', 'in', [0, ...uploadedBy]);
  if (after) found = found.where('created_at', '>', after);
  if (before) found = found.where('created_at', '<', before);
  return found;
}
