import type { Picture } from './picture.ts';

/** A picture with the address that its files' names begin with: `{base}-{width}.avif`, `.webp`, `.jpg`. */
export function pictureBase(picture: Picture): Picture & { readonly base: string } {
  return { ...picture, base: `/media/${picture.key}` };
}
