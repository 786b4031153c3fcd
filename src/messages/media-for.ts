import { media as en } from './en/media.ts';
import { media as it, type MediaMessages } from './it/media.ts';
import type { Locale } from './locale.ts';

/** The words of the media player. */
export function mediaFor(locale: Locale): MediaMessages {
  return locale === 'it' ? it : en;
}
