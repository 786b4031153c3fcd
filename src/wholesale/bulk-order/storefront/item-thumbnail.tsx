import { type PointerEvent, useState } from 'react';
import { NoPicture } from '#catalogue/products/storefront/no-picture.tsx';
import type { BulkItem } from '../rules/bulk-item.ts';
import styles from './bulk-order.module.css';

/** Corners and sizes in pixels of the window. */
type PreviewPosition = { readonly left: number; readonly top: number };

const gap = 16;

/** The position of a thumbnail's enlarged preview: to the right of and below the cursor, and wholly inside the window (BULK-11). */
export function previewPosition(
  cursor: { readonly x: number; readonly y: number },
  size: number,
  window: { readonly width: number; readonly height: number },
): PreviewPosition {
  const isRoomy = cursor.x + gap + size <= window.width;
  const left = isRoomy ? cursor.x + gap : cursor.x - gap - size;
  const top = Math.min(cursor.y + gap, window.height - size - gap);
  return { left: Math.max(0, left), top: Math.max(0, top) };
}

const previewPx = 320;

type ItemThumbnailProps = {
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
