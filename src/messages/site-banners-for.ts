import { siteBanners as en } from './en/site-banners.ts';
import { inEither } from './in-either.ts';
import { siteBanners as it } from './it/site-banners.ts';

/** The words of the banners below a page, which few pages have. */
export const siteBannersFor = inEither(it, en);
