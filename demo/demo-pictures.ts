import { brands } from './catalogue/brands.data.ts';
import { allParts } from './parts/all-parts.ts';
import type { PictureSpec } from './pictures/picture-spec.ts';
import { renderPictures } from './pictures/render-pictures.ts';

const variants = [0, 1, 2] as const;
const views = ['studio', 'scheda'] as const;

/** Every picture that the demo shop shows; one without products shows only the hero. */
export function demoPictures(withProducts: boolean): PictureSpec[] {
  const hero: PictureSpec = { view: 'hero' };
  if (!withProducts) return [hero];
  const kinds = [...new Set(allParts.map((part) => part.picture))];
  return [
    hero,
    { view: 'asse', axle: 'anteriore' },
    { view: 'asse', axle: 'posteriore' },
    ...kinds.flatMap((kind) =>
      variants.flatMap((variant) => views.map((view): PictureSpec => ({ view, kind, variant }))),
    ),
    ...brands.map(({ name, colour }): PictureSpec => ({ view: 'carton', brand: name, colour })),
  ];
}

const tellEvery = 50;

/** Draws the pictures that are not in the directory yet. */
export async function renderDemoPictures(
  withProducts: boolean,
  directory: string,
  tell: (sentence: string) => void,
): Promise<void> {
  await renderPictures(demoPictures(withProducts), directory, (done, total) => {
    if (done % tellEvery === 0 || done === total) tell(`Demo shop: ${done} of ${total} pictures drawn`);
  });
}
