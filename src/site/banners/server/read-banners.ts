import { createHash } from 'node:crypto';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** The banners below every page: whether the shop is not open yet, and a notice of the whole shop, identified by a digest of its text. */
export type Banners = {
  readonly comingSoon: boolean;
  readonly notice: { readonly id: string; readonly text: string } | null;
};

/** The banners that the settings enable (SITE-27, SITE-29). */
export function readBanners({ settings }: Pick<RequestContext, 'settings'>): Banners {
  const text = settings.store_notice.trim();
  const id = createHash('md5').update(text).digest('hex');
  return { comingSoon: settings.coming_soon, notice: text === '' ? null : { id, text } };
}
