import { footer as en } from './en/footer.ts';
import { inEither } from './in-either.ts';
import { footer as it } from './it/footer.ts';

/** The words of the footer, which the server writes alone. */
export const footerWordsFor = inEither(it, en);
