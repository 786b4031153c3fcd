import { type PictureStep, readStep } from './arrange-pictures.ts';
import { LONGEST_WORDS } from './picture-limits.ts';
import type { PictureWords } from './product-picture.ts';

/** The fields of a picture's words in the form of a product's pictures. */
export const wordsField = (word: keyof PictureWords, id: number) => `${word}-${id}`;
export const idField = 'id';
export const stepField = 'step';
/** Is sent where the page stays as it is and reads its data anew. */
export const inlineField = 'inline';

export type PicturesForm = {
  readonly pictures: readonly (PictureWords & { readonly id: number })[];
  readonly step: PictureStep;
};

/** What a form of pictures says; null when a text is longer than it may be. An empty alternative text becomes `usualAlt`. */
export function readPicturesForm(
  fields: { get(name: string): unknown; getAll(name: string): unknown[] },
  usualAlt: string,
): PicturesForm | null {
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';
  };
  const ids = fields
    .getAll(idField)
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
  const pictures = ids.map((id) => ({
    id,
    alt: text(wordsField('alt', id)) || usualAlt.slice(0, LONGEST_WORDS.alt),
    title: text(wordsField('title', id)),
    caption: text(wordsField('caption', id)),
  }));
  const isTooLong = pictures.some(
    ({ alt, title, caption }) =>
      alt.length > LONGEST_WORDS.alt ||
      title.length > LONGEST_WORDS.title ||
      caption.length > LONGEST_WORDS.caption,
  );
  return isTooLong ? null : { pictures, step: readStep(text(stepField)) };
}
