import type {
  ConflictingEditor,
  ProductChanges,
  ProductConflict,
  ProductProblems,
} from './product-changes.ts';

/** What the page of a product is told after something was posted to it. */
export type EditorAnswer =
  | { readonly kind: 'saved' /** what was saved */; readonly changes: ProductChanges }
  /** stored; `step` is that of the page which sent it */
  | { readonly kind: 'draft'; readonly step: number }
  /** a draft of what is saved or discarded already */
  | { readonly kind: 'late' }
  | { readonly kind: 'refused'; readonly problems: ProductProblems }
  | {
      readonly kind: 'conflict';
      readonly conflicts: readonly ProductConflict[];
      readonly by: ConflictingEditor;
    }
  | { readonly kind: 'expired' | 'in-trash' | 'too-large' | 'failed' | 'gone' };
