import {
  choiceFilter,
  listQuery,
  type QueryOf,
  usualFilter,
  wordsFilter,
} from '#foundation/records/rules/list-query.ts';
import type { LibraryPicture } from './library-picture.ts';

/** Pictures on a page of the library. */
export const LIBRARY_PAGE = 48;

export const libraryUses = ['used', 'unused'] as const;
export const libraryViews = ['grid', 'table'] as const;

/** What the library is asked for, as its address says it. */
export const libraryList = listQuery('media', {
  words: wordsFilter(),
  use: choiceFilter('use', libraryUses),
  view: usualFilter('view', libraryViews, 'grid'),
});
export type LibraryListQuery = QueryOf<typeof libraryList.filters>;

/** A picture as the list of the library shows it. */
export type ListedPicture = Pick<
  LibraryPicture,
  'id' | 'key' | 'alt' | 'title' | 'fileName' | 'width' | 'height' | 'widths' | 'bytes' | 'createdAt'
> & { readonly isUsed: boolean };

/** Where a picture is shown. */
export type PictureUse = {
  readonly kind: 'product' | 'category' | 'brand' | 'term' | 'text' | 'home';
  readonly name: string;
  /** null where it has no page of its own */
  readonly path: string | null;
};
