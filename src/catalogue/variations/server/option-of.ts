import { langOf, type NamedText, type TextLang } from '#catalogue/products/rules/translated-text.ts';
import { type PictureRow, pictureOf } from '#catalogue/products/server/picture-of.ts';
import type { SwatchKind, VariationOption } from '../rules/swatch.ts';

/** A term of an attribute with what it looks like. */
export type TermRow = TextLang & {
  readonly slug: string;
  readonly name: string;
  readonly color: string | null;
  readonly picture: PictureRow | null;
};

/** A name as the label of a field. */
export const labelOf = (named: NamedText): TextLang & { readonly label: string } => ({
  label: named.name,
  ...langOf(named),
});

/** A term as it can be chosen; its colour or picture only where the attribute is shown by them (VAR-28). */
export function optionOf(term: TermRow, swatches: SwatchKind | null): VariationOption {
  const picture = swatches === 'image' && term.picture ? pictureOf(term.picture) : null;
  return {
    slug: term.slug,
    label: term.name,
    ...langOf(term),
    ...(swatches === 'color' && term.color !== null ? { color: term.color } : {}),
    ...(picture ? { picture } : {}),
  };
}
