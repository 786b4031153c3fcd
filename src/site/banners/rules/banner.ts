import type { Picture } from '#catalogue/media/rules/picture.ts';
import type { TextLang, TextLanguage } from '#catalogue/products/rules/translated-text.ts';
import type { Audience } from '#foundation/visitor/rules/visitor.ts';

/** Where a banner stands: a strip above the header of every page, or above the page of the home or of a listing. */
export const bannerPositions = ['top', 'home', 'listing'] as const;
export type BannerPosition = (typeof bannerPositions)[number];

/** `consumers`: whoever is logged in and does not buy as a business. */
export const bannerAudiences = ['everybody', 'guests', 'consumers', 'businesses', 'groups'] as const;
export type BannerAudience = (typeof bannerAudiences)[number];

/** A banner as it is stored; moments are milliseconds since 1970, null for none. */
export type Banner = {
  readonly id: number;
  readonly position: BannerPosition;
  readonly audience: BannerAudience;
  readonly groupIds: readonly number[];
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  readonly text: Readonly<Record<TextLanguage, string>>;
  readonly link: Readonly<Record<TextLanguage, string>>;
  readonly address: string;
  readonly picture: Picture | null;
  readonly dismissible: boolean;
};

/** A banner in the language of a page; `lang` is that of the text, where it is another one. */
export type ShownBanner = TextLang & {
  readonly id: number;
  readonly position: BannerPosition;
  readonly text: string;
  readonly address: string;
  /** '' for the usual words */
  readonly link: string;
  readonly picture: Picture | null;
  /** what the cookie of a dismissed one is called after; null where it cannot be dismissed */
  readonly mark: string | null;
};

type Viewer = { readonly isBusiness?: boolean; readonly segment?: Audience['segment'] };

function isFor({ audience, groupIds }: Banner, { isBusiness = false, segment }: Viewer): boolean {
  if (audience === 'everybody') return true;
  if (audience === 'businesses') return isBusiness;
  // The segment is left out where no banner is about it.
  if (audience === 'guests') return segment === 'guests';
  if (audience === 'consumers') return !isBusiness && segment !== 'guests';
  return typeof segment === 'number' && groupIds.includes(segment);
}

/** The positions of a page: the strip, and above its content where it is the home page or a listing. */
export function positionsOf(path: string): readonly BannerPosition[] {
  if (path === '/') return ['top', 'home'];
  const isListing = /^\/(?:shop|product-category|product-tag|brand)(?:\/|$)/.test(path);
  return isListing ? ['top', 'listing'] : ['top'];
}

/**
 * The banners that a page shows to an audience at a moment, and until when that is so, in milliseconds since 1970: until one begins or ends,
 * or `Infinity`.
 */
export function bannersAt(
  banners: readonly Banner[],
  {
    viewer,
    positions,
    now,
  }: { readonly viewer: Viewer; readonly positions: readonly BannerPosition[]; readonly now: number },
): { readonly shown: readonly Banner[]; readonly until: number } {
  const own = banners.filter((banner) => positions.includes(banner.position) && isFor(banner, viewer));
  const turns = own.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]);
  return {
    shown: own.filter(({ startsAt, endsAt }) => (startsAt ?? now) <= now && now < (endsAt ?? Infinity)),
    until: Math.min(Infinity, ...turns.filter((turn) => turn !== null && turn > now).map(Number)),
  };
}

/** A banner in a language; text that is missing there is that of the other one. */
export function bannerIn(banner: Banner, locale: TextLanguage): Omit<ShownBanner, 'mark'> {
  const { id, position, text, link, address, picture } = banner;
  const other = locale === 'it' ? 'en' : 'it';
  const own = {
    id,
    position,
    address,
    picture,
    link: link[locale] || (text[locale] === '' ? link[other] : ''),
  };
  return text[locale] === '' ? { ...own, text: text[other], lang: other } : { ...own, text: text[locale] };
}
