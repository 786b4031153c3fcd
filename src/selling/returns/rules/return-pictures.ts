/** Most pictures of a return. */
export const MOST_PICTURES = 5;

/** The input of the pictures, the field with the tokens of those that have come, and why one was refused. */
export const pictureInput = 'picture';
export const filesField = 'pictures';
export const fileProblemField = 'picture_problem';

/** The tokens that a form names. */
export const picturesIn = (posted: string | null | undefined): readonly string[] =>
  (posted ?? '')
    .split(',')
    .map((token) => token.trim())
    .filter((token) => token !== '');
