import { siteBanners as en } from './en/site-banners.ts';
import { siteBanners as it, type SiteBannersMessages } from './it/site-banners.ts';
import type { Locale } from './locale.ts';

/** The words of the banners that stand below a page, which few pages have. */
export function siteBannersFor(locale: Locale): SiteBannersMessages {
  return locale === 'it' ? it : en;
}
