import { gallery as en } from './en/gallery.ts';
import { type GalleryMessages, gallery as it } from './it/gallery.ts';
import type { Locale } from './locale.ts';

/** The words of a gallery that slides, magnifies or fills the screen. */
export function galleryFor(locale: Locale): GalleryMessages {
  return locale === 'it' ? it : en;
}
