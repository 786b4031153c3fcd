import type { TextLang } from '#catalogue/products/rules/translated-text.ts';
import type { SwatchKind, VariationOption } from './swatch.ts';

/** An attribute that a variable product is chosen by; names and slugs as on the wire (`attribute_pa_litri`). */
export type VariationAttribute = TextLang & {
  readonly name: string;
  readonly label: string;
  readonly options: readonly VariationOption[];
  readonly preset: string;
  /** what stands in for the select (VAR-28) */
  readonly swatches?: SwatchKind;
};
