import { NoPicture } from '#catalogue/products/storefront/no-picture.tsx';
import { pictureSource } from '#catalogue/products/storefront/picture-source.ts';
import { Picture } from '#kit/ui/display/picture.tsx';
import type { CellProps } from '../cell-props.ts';
import styles from '../product-table.module.css';
import { useTableWords } from '../use-table-words.ts';

const shownWidth = 160;

/** The picture of a row; `data-thumbnail` tells scripts where the whole one lies (TAB-89), without them it leads to the product. */
export function ThumbnailCell({ row: { picture, facts } }: CellProps) {
  const words = useTableWords();
  if (!picture) return <NoPicture />;
  const source = pictureSource(picture);
  return (
    <a
      className={styles.thumbnail}
      href={facts.href}
      aria-label={words.enlarge(facts.title)}
      data-thumbnail={`${source.base}-${source.widths.at(-1) ?? source.width}.webp`}
      data-width={picture.width}
      data-height={picture.height}
    >
      <Picture source={{ ...source, alt: '' }} sizes="64px" upTo={shownWidth} />
    </a>
  );
}
