import { gallery as en } from './en/gallery.ts';
import { inEither } from './in-either.ts';
import { gallery as it } from './it/gallery.ts';

/** The words of a gallery that slides, magnifies or fills the screen. */
export const galleryFor = inEither(it, en);
