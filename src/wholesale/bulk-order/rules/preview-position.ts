/** Corners and sizes in pixels of the window. */
export type PreviewPosition = { readonly left: number; readonly top: number };

const gap = 16;

/** Where the enlarged preview of a thumbnail stands beside the cursor: to its right below it, and wholly inside the window (BULK-11). */
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
