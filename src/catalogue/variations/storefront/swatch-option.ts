import { pictureSource } from '#catalogue/products/storefront/picture-source.ts';
import { type PictureTexts, pictureTexts } from '#kit/ui/display/picture.tsx';
import type { VariationOption } from '../rules/swatch.ts';

/** What is drawn of an option; its picture says nothing, for the option's name stands beside it. */
export type SwatchOption = Omit<VariationOption, 'picture'> & { readonly picture?: PictureTexts };

export function swatchOption({ picture, ...option }: VariationOption): SwatchOption {
  if (!picture) return option;
  return { ...option, picture: pictureTexts({ ...pictureSource(picture), alt: '' }) };
}
