import type { PageProblems } from './check-page.ts';
import type { Localized } from './localized.ts';

/** What the forms of pages carry their nonce for. */
export const pagesAction = 'staff-pages';

/** Whether shoppers see a page, and whether somebody edits another state of it. */
export type PageState = 'published' | 'changed' | 'draft';

/** A page in the list of staff. */
export type ListedPage = {
  readonly id: number;
  readonly isHome: boolean;
  readonly title: Localized;
  readonly path: string;
  readonly state: PageState;
  /** ISO 8601; null for a page that nobody has changed since it came with the shop */
  readonly savedAt: string | null;
  readonly savedBy: string;
  /** ISO 8601: when the draft is published by itself */
  readonly publishAt: string | null;
  /** the shop has written the draft: a lawyer has yet to look at it */
  readonly isLegalDraft: boolean;
};

/** A publication of a page. */
export type PageVersion = {
  readonly id: number;
  /** ISO 8601 */
  readonly at: string;
  /** '' for what came with the shop */
  readonly person: string;
  readonly blocks: number;
};

/** What the editor is told of what it posted. */
export type PageAnswer =
  | { readonly kind: 'saved'; readonly id: number; readonly revision: number; readonly isPublished: boolean }
  | { readonly kind: 'refused'; readonly problems: PageProblems }
  | { readonly kind: 'conflict'; readonly by: string; readonly at: string; readonly revision: number }
  | { readonly kind: 'expired' | 'gone' | 'too-large' | 'failed' };
