import { pictureSource } from '#catalogue/products/storefront/picture-source.ts';
import { type PictureTexts, pictureTexts } from '#kit/ui/display/picture.tsx';
import type { VariationOption } from '../rules/swatch.ts';

/** An option as it is rendered; its picture has an empty alternative text, for the option's name stands beside it. */
export type SwatchOption = Omit<VariationOption, 'picture'> & { readonly picture?: PictureTexts };

export function swatchOption({ picture, ...option }: VariationOption): SwatchOption {
  if (!picture) return option;
  return { ...option, picture: pictureTexts({ ...pictureSource(picture), alt: '' }) };
}
