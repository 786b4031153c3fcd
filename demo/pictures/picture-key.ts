import { createHash } from 'node:crypto';
import { drawPicture } from './draw-picture.ts';
import type { PictureSpec } from './picture-spec.ts';

const hashLength = 8;

function nameOf(spec: PictureSpec): string {
  switch (spec.view) {
    case 'hero':
      return 'hero';
    case 'carton':
      return `carton-${spec.brand}`;
    case 'asse':
      return `asse-${spec.axle}`;
    // Variants that differ in colour only share one plan, and so its files.
    case 'scheda':
      return `${spec.kind}-scheda`;
    case 'studio':
      return `${spec.kind}-studio-${spec.variant}`;
  }
}

/** The name of a picture's files: what it shows and a hash of how it is drawn, so that a file never changes. */
export function pictureKey(spec: PictureSpec): string {
  const name = nameOf(spec)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const hash = createHash('sha256').update(drawPicture(spec)).digest('hex').slice(0, hashLength);
  return `${name}-${hash}`;
}
