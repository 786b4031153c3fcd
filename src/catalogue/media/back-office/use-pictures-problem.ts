import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { PicturesProblem } from '../server/post-pictures-form.ts';

/** Says what kept the pictures of a product from being changed. */
export function usePicturesProblem(): (problem: PicturesProblem) => string {
  const { pictures: words } = useBackOfficeWords();
  return (problem) => (problem === 'too-many-pictures' ? words.full : words.uploadProblems[problem]);
}
