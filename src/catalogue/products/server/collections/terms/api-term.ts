import type { Picture } from '#catalogue/media/rules/picture.ts';

/** A category, brand, tag or term of an attribute as the Store API reads it. */
export type ApiTerm = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly parentId: number | null;
  /** published products that the catalogue shows */
  readonly count: number;
  /** its position in the order that staff gave it */
  readonly position: number;
  readonly picture: (Picture & { readonly id: number; readonly title: string }) | null;
  /** of a term of an attribute: the colour that stands for it */
  readonly color: string | null;
};

/** Which terms are asked for; those of an attribute by its id. */
export type TermKind = 'categories' | 'brands' | 'tags' | { readonly attributeId: number };
