import type { Picture } from '#shop/catalogue/rules/product-card.ts';

/** A picture with the address that its files' names begin with: `{base}-{width}.avif`, `.webp`, `.jpg`. */
export function pictureBase(picture: Picture): Picture & { readonly base: string } {
  return { ...picture, base: `/media/${picture.key}` };
}
