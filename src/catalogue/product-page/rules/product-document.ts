export const documentKinds = ['data-sheet', 'instructions', 'certificate', 'safety-sheet', 'other'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** `many`: the document is in several of them, or has no words. */
export const documentLanguages = ['it', 'en', 'de', 'fr', 'es', 'many'] as const;
export type DocumentLanguage = (typeof documentLanguages)[number];

/** A document that the page of a product offers as a download. */
export type ProductDocument = {
  readonly key: string;
  readonly kind: DocumentKind;
  readonly language: DocumentLanguage;
  /** '' for what its kind is called */
  readonly title: string;
  readonly bytes: number;
};
