import { createContext, useContext } from 'react';
import type { Picture } from '#catalogue/media/rules/picture.ts';
import type { PageProblems } from '../rules/blocks/check-page.ts';
import type { Arranging } from './use-arranging.ts';

export type Choice = { readonly value: string; readonly label: string };

/** What the fields of blocks choose from, and what is known of what they have chosen. */
export type BlockChoices = {
  readonly categories: readonly Choice[];
  readonly brands: readonly Choice[];
  readonly tables: readonly Choice[];
  readonly pictures: readonly (Picture & { readonly id: number })[];
  readonly products: readonly { readonly id: number; readonly name: string; readonly sku: string | null }[];
};

export type PageEditorSurroundings = {
  readonly choices: BlockChoices;
  readonly problems: PageProblems;
  readonly arranging: Arranging;
  /** the shop's own language stands first */
  readonly languages: readonly ['it' | 'en', 'it' | 'en'];
};

export const PageEditorContext = createContext<PageEditorSurroundings | null>(null);

/** What stands around a field of a block. */
export function usePageEditor(): PageEditorSurroundings {
  const around = useContext(PageEditorContext);
  if (!around) throw new Error('no page around this field');
  return around;
}
