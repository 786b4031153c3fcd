import { deviceCookie, deviceSeconds } from '#customers/accounts/rules/device-cookie.ts';
import type { WirePrefixes } from '#foundation/calls/rules/wire-prefixes.ts';
import { languageCookie, languageSeconds } from '#foundation/visitor/rules/language.ts';
import { guestSessionSeconds, personSessionSeconds } from '#foundation/visitor/rules/session-lives.ts';
import { visitorCookie } from '#foundation/visitor/rules/visitor-cookie.ts';
import { buyerCookie } from '#pricing/customer-groups/rules/buyer-cookie.ts';
import { vatCookies } from '#pricing/vat/rules/vat-actions.ts';
import {
  consentCookie,
  consentSeconds,
  type TrackingTerms,
  viewedKey,
} from '#selling/orders/rules/attribution/tracking-terms.ts';
import { cookieSeconds, visitCookies } from '#selling/orders/rules/attribution/visit-cookies.ts';
import { viewedSeconds } from '#selling/recently-viewed/rules/viewed-products.ts';
import { wishlistCookie } from '#selling/wishlist/rules/own-wishlist.ts';
import { storeNoticeCookie, storeNoticeSeconds } from '#site/banners/rules/store-notice-cookie.ts';

/** What a cookie is for: a key of its texts. */
export type CookiePurpose =
  | 'session'
  | 'visitor'
  | 'buyer'
  | 'device'
  | 'language'
  | 'cart'
  | 'notices'
  | 'wishlist'
  | 'vat'
  | 'hiddenNotice'
  | 'consent'
  | 'viewed'
  | 'visit';

/** Cookies of the shop with one purpose, or an entry of the browser's storage; all are its own, none is another site's. */
export type ShopCookie = {
  readonly purpose: CookiePurpose;
  /** a name that ends in `*` stands for all that begin so */
  readonly names: readonly string[];
  /** seconds, of which the longest is the cookie's own; none where it ends with the browser */
  readonly lives: readonly number[];
  /** whether the shop works without it, and visitors decide */
  readonly kind: 'necessary' | 'comfort' | 'statistics';
};

/** Every cookie that the shop can set under its settings; one that is not here must not be set. */
export function shopCookies(
  { platform, wholesale }: Pick<WirePrefixes, 'platform' | 'wholesale'>,
  {
    vatDays,
    tracking,
    languages,
    viewed,
  }: {
    readonly vatDays: number;
    readonly tracking: TrackingTerms;
    readonly languages: boolean;
    /** whether browsers remember which products were looked at */
    readonly viewed: boolean;
  },
): readonly ShopCookie[] {
  const vat = vatCookies({ wholesale });
  const necessary = { kind: 'necessary' } as const;
  const always: readonly ShopCookie[] = [
    {
      ...necessary,
      purpose: 'session',
      names: [`wp_${platform}_session_*`],
      lives: [guestSessionSeconds, personSessionSeconds],
    },
    {
      ...necessary,
      purpose: 'cart',
      names: [`${platform}_items_in_cart`, `${platform}_cart_hash`],
      lives: [],
    },
    { ...necessary, purpose: 'notices', names: [`${platform}_notices`], lives: [] },
    {
      ...necessary,
      purpose: 'wishlist',
      names: [wishlistCookie(platform)],
      lives: [guestSessionSeconds, personSessionSeconds],
    },
    { ...necessary, purpose: 'visitor', names: [visitorCookie(platform)], lives: [personSessionSeconds] },
    { ...necessary, purpose: 'buyer', names: [buyerCookie(platform)], lives: [personSessionSeconds] },
    { ...necessary, purpose: 'device', names: [deviceCookie(platform)], lives: [deviceSeconds] },
    { ...necessary, purpose: 'vat', names: [vat.status, vat.number], lives: [vatDays * 24 * 60 * 60] },
    {
      ...necessary,
      purpose: 'hiddenNotice',
      names: [`${storeNoticeCookie}*`],
      lives: [storeNoticeSeconds],
    },
  ];
  const consent = {
    ...necessary,
    purpose: 'consent',
    names: [consentCookie],
    lives: [consentSeconds],
  } as const;
  const visit = {
    purpose: 'visit',
    names: visitCookies,
    lives: [cookieSeconds()],
    kind: 'statistics',
  } as const;
  const ofVisits = { never: [], always: [visit], 'with-consent': [consent, visit] };
  const language = {
    ...necessary,
    purpose: 'language',
    names: [languageCookie(platform)],
    lives: [languageSeconds],
  } as const;
  const viewedProducts = {
    purpose: 'viewed',
    names: [viewedKey],
    lives: [viewedSeconds],
    kind: 'comfort',
  } as const;
  return [
    ...always,
    ...(languages ? [language] : []),
    ...(viewed ? [viewedProducts] : []),
    ...ofVisits[tracking],
  ];
}

/** The entry of a cookie's name; undefined for a cookie that the shop does not declare. */
export function cookieNamed(all: readonly ShopCookie[], name: string): ShopCookie | undefined {
  return all.find(({ names }) =>
    names.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : one === name)),
  );
}
