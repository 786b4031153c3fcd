/** A picture of the shop: files `/media/{key}-{width}.avif|webp` exist in each width; of a picture with `square`, squares of `squareWidths` as well. */
export type Picture = {
  readonly key: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly square?: true;
  /** the language of the alternative text, where it is not that of the page */
  readonly lang?: 'it' | 'en';
};
