import {
  choiceFilter,
  listQuery,
  type QueryOf,
  usualFilter,
  wordsFilter,
} from '#foundation/records/rules/list-query.ts';
import type { LibraryItem } from './library-item.ts';

/** Pictures on a page of the library. */
export const LIBRARY_PAGE = 48;

export const libraryKinds = ['pictures', 'documents'] as const;
export type LibraryKind = (typeof libraryKinds)[number];
export const libraryUses = ['used', 'unused'] as const;
export const libraryViews = ['grid', 'table'] as const;

/** What the library is asked for, as its address says it. */
export const libraryList = listQuery('media', {
  words: wordsFilter(),
  kind: choiceFilter('kind', libraryKinds),
  use: choiceFilter('use', libraryUses),
  view: usualFilter('view', libraryViews, 'grid'),
});
export type LibraryListQuery = QueryOf<typeof libraryList.filters>;

/** A picture or document as the list of the library shows it. */
export type ListedItem = Pick<
  LibraryItem,
  | 'id'
  | 'key'
  | 'alt'
  | 'title'
  | 'fileName'
  | 'mediaType'
  | 'width'
  | 'height'
  | 'widths'
  | 'bytes'
  | 'createdAt'
> & { readonly isUsed: boolean };

/** Where a picture is shown. */
export type PictureUse = {
  readonly kind: 'product' | 'document' | 'category' | 'brand' | 'banner' | 'term' | 'text' | 'home';
  readonly name: string;
  /** null where it has no page of its own */
  readonly path: string | null;
};
