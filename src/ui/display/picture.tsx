import type { ComponentProps } from 'react';

/** Where a picture lies: `{base}-{width}.avif` and `.webp` exist in every width. */
export type PictureSource = {
  readonly base: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
};

export type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt' | 'width' | 'height'> & {
  readonly source: PictureSource;
  readonly sizes: string;
  /** for what is seen first: loaded at once and before the others */
  readonly eager?: boolean;
  /** no wider file than this is offered, in pixels */
  readonly upTo?: number;
};

// Browsers that know no AVIF are few and old: they get one file that is good enough anywhere.
const plainWidth = 640;

export function Picture({ source, sizes, eager = false, upTo = Infinity, ...img }: PictureProps) {
  const { base } = source;
  const widths = source.widths.filter((width, index) => index === 0 || width <= upTo);
  const plain = widths.findLast((width) => width <= plainWidth) ?? widths[0] ?? source.width;
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={widths.map((width) => `${base}-${width}.avif ${width}w`).join(', ')}
        sizes={sizes}
      />
      <img
        {...img}
        src={`${base}-${plain}.webp`}
        width={source.width}
        height={source.height}
        alt={source.alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={eager ? 'high' : undefined}
      />
    </picture>
  );
}
