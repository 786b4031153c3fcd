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
};

export function Picture({ source, sizes, eager = false, ...img }: PictureProps) {
  const { base, widths } = source;
  const inFormat = (format: string) =>
    widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
  const usual = widths.find((width) => width >= 320) ?? widths[0] ?? source.width;
  return (
    <picture>
      <source type="image/avif" srcSet={inFormat('avif')} sizes={sizes} />
      <img
        {...img}
        src={`${base}-${usual}.webp`}
        srcSet={inFormat('webp')}
        sizes={sizes}
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
