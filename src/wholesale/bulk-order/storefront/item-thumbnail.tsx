import { type PointerEvent, useState } from 'react';
import { NoPicture } from '#catalogue/products/storefront/no-picture.tsx';
import type { BulkItem } from '../rules/bulk-item.ts';
import { type PreviewPosition, previewPosition } from '../rules/preview-position.ts';
import styles from './bulk-order.module.css';

const previewPx = 320;

export type ItemThumbnailProps = {
  readonly item: Pick<BulkItem, 'image'>;
  /** pointing at it opens an enlarged preview that moves with the cursor, in the indigo layout (BULK-11) */
  readonly previews: boolean;
};

export function ItemThumbnail({ item, previews }: ItemThumbnailProps) {
  const [position, setPosition] = useState<PreviewPosition | null>(null);
  if (!item.image) {
    return (
      <span className={styles.thumbnail}>
        <NoPicture />
      </span>
    );
  }
  const point = ({ clientX: x, clientY: y, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    setPosition(
      previewPosition({ x, y }, previewPx, { width: window.innerWidth, height: window.innerHeight }),
    );
  };
  return (
    <span
      className={styles.thumbnail}
      {...(previews
        ? { onPointerEnter: point, onPointerMove: point, onPointerLeave: () => setPosition(null) }
        : {})}
    >
      <img src={item.image} alt="" loading="lazy" width={64} height={64} />
      {position ? (
        <img className={styles.preview} src={item.image} alt="" style={position} data-preview="" />
      ) : null}
    </span>
  );
}
