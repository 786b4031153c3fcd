import { noticeMs } from './table-cart-timings.ts';

/** How long a notice of a table stays, in milliseconds: as the site's `notice_timeout` says, and 2000 where it says nothing (TAB-88). */
export function noticeTime(siteSetting: number | null): number {
  return siteSetting !== null && siteSetting > 0 ? siteSetting : noticeMs;
}
