/** A picture of the shop: files `/media/{key}-{width}.avif|webp` exist in each width. */
export type Picture = {
  readonly key: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
};
