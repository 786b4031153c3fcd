import { expect, it } from 'vitest';
import { drawPicture } from './draw-picture.ts';
import { pictureKey } from './picture-key.ts';
import { pictureKinds } from './picture-kinds.ts';
import type { PictureSpec, Variant } from './picture-spec.ts';

const variants: readonly Variant[] = [0, 1, 2];

it('names a picture by what it shows and by how it is drawn', () => {
  expect(pictureKey({ view: 'studio', kind: 'brake-disc', variant: 1 })).toMatch(
    /^brake-disc-studio-1-[0-9a-f]{8}$/,
  );
  expect(pictureKey({ view: 'carton', brand: 'Lumèn & Co.', colour: '#2c8a4b' })).toMatch(
    /^carton-lumen-co-[0-9a-f]{8}$/,
  );
  expect(pictureKey({ view: 'hero' })).toMatch(/^hero-[0-9a-f]{8}$/);
});

it('gives the same picture the same name, and another colour another name', () => {
  const carton = (colour: string): PictureSpec => ({ view: 'carton', brand: 'Frenor', colour });
  expect(pictureKey(carton('#c8102e'))).toBe(pictureKey(carton('#c8102e')));
  expect(pictureKey(carton('#c8102e'))).not.toBe(pictureKey(carton('#1d4f91')));
});

it('gives every kind and variant of the studio a name of its own', () => {
  const keys = pictureKinds.flatMap((kind) =>
    variants.map((variant) => pictureKey({ view: 'studio', kind, variant })),
  );
  expect(new Set(keys).size).toBe(pictureKinds.length * variants.length);
});

it('gives plans one name exactly where their drawings are the same', () => {
  const plans = pictureKinds.flatMap((kind) =>
    variants.map((variant): PictureSpec => ({ view: 'scheda', kind, variant })),
  );
  const drawings = new Set(plans.map(drawPicture));
  expect(drawings.size).toBeLessThan(plans.length);
  expect(new Set(plans.map(pictureKey)).size).toBe(drawings.size);
});
