import type { Picture } from '#catalogue/media/rules/picture.ts';

// Sharp as a thumbnail, and large enough for its preview (BULK-11).
const wantedWidth = 480;

/** The one file of a picture that the form shows. */
export function pictureFile({ key, widths }: Picture): string {
  const width = widths.findLast((known) => known <= wantedWidth) ?? widths[0];
  return `/media/${key}-${width}.webp`;
}
