import type { ComponentProps } from 'react';

/** Where a picture lies: `{base}-{width}.avif` and `.webp` exist in every width. */
export type PictureSource = {
  readonly base: string;
  readonly alt: string;
  /** of the alternative text, where it is not that of the page */
  readonly lang?: string | undefined;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
};

export type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'alt'> & {
  readonly source: PictureSource;
  readonly sizes: string;
  /** no wider file than this is offered, in pixels */
  readonly upTo?: number;
  /** for what is seen first: loaded at once and before the others */
  readonly eager?: boolean;
};

// Browsers that know no AVIF are few and old: they get one file that is good enough anywhere.
const plainWidth = 640;

export function Picture({ source, sizes, upTo = Infinity, eager = false, ...img }: PictureProps) {
  const { base, width, height, alt, lang } = source;
  const widths = source.widths.filter((own, index) => index === 0 || own <= upTo);
  const plain = widths.findLast((own) => own <= plainWidth) ?? widths[0] ?? width;
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={widths.map((own) => `${base}-${own}.avif ${own}w`).join(', ')}
        sizes={sizes}
      />
      <img
        {...img}
        src={`${base}-${plain}.webp`}
        width={width}
        height={height}
        alt={alt}
        lang={alt === '' ? undefined : lang}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={eager ? 'high' : undefined}
      />
    </picture>
  );
}
