import { media as en } from './en/media.ts';
import { inEither } from './in-either.ts';
import { media as it } from './it/media.ts';

/** The words of the media player. */
export const mediaFor = inEither(it, en);
