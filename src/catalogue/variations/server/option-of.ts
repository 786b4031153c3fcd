import { type PictureRow, pictureOf } from '#catalogue/products/server/picture-of.ts';
import type { SwatchKind, VariationOption } from '../rules/swatch.ts';

/** A term of an attribute with what it looks like. */
export type TermRow = {
  readonly slug: string;
  readonly name: string;
  readonly color: string | null;
  readonly picture: PictureRow | null;
};

/** A term as it can be chosen; its colour or picture only where the attribute is shown by them (VAR-28). */
export function optionOf(term: TermRow, swatches: SwatchKind | null): VariationOption {
  const picture = swatches === 'image' && term.picture ? pictureOf(term.picture) : null;
  return {
    slug: term.slug,
    label: term.name,
    ...(swatches === 'color' && term.color !== null ? { color: term.color } : {}),
    ...(picture ? { picture } : {}),
  };
}
