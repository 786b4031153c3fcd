import type { ComponentProps } from 'react';

/** Where a picture lies: `{base}-{width}.avif` and `.webp` exist in every width. */
export type PictureSource = {
  readonly base: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
};

/** What is written of a picture. */
export type PictureTexts = {
  readonly srcSet: string;
  readonly src: string;
  readonly width: string;
  readonly height: string;
  readonly alt: string;
};

type Shown = Omit<ComponentProps<'img'>, keyof PictureTexts> & {
  readonly sizes: string;
  /** for what is seen first: loaded at once and before the others */
  readonly eager?: boolean;
};

export type PictureProps = Shown & {
  readonly source: PictureSource;
  /** no wider file than this is offered, in pixels */
  readonly upTo?: number;
};

// Browsers that know no AVIF are few and old: they get one file that is good enough anywhere.
const plainWidth = 640;

/** The files of a picture, no wider one than `upTo` pixels, and what else is written of it. */
export function pictureTexts(source: PictureSource, upTo = Infinity): PictureTexts {
  const { base } = source;
  const widths = source.widths.filter((width, index) => index === 0 || width <= upTo);
  const plain = widths.findLast((width) => width <= plainWidth) ?? widths[0] ?? source.width;
  return {
    srcSet: widths.map((width) => `${base}-${width}.avif ${width}w`).join(', '),
    src: `${base}-${plain}.webp`,
    width: String(source.width),
    height: String(source.height),
    alt: source.alt,
  };
}

export function Picture({ source, upTo, ...shown }: PictureProps) {
  return <WrittenPicture texts={pictureTexts(source, upTo)} {...shown} />;
}

/** A picture of whose files it is known how they are written. */
export function WrittenPicture({
  texts: { srcSet, alt, ...own },
  sizes,
  eager = false,
  ...img
}: Shown & { readonly texts: PictureTexts }) {
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      <img
        {...img}
        {...own}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={eager ? 'high' : undefined}
      />
    </picture>
  );
}
