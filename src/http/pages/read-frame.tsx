import { startScript } from 'virtual:client-files';
import type { ReactNode } from 'react';
import { cleanSearch } from '#catalogue/search/rules/clean-search.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { logoOf } from '#foundation/settings/rules/shop-brand.ts';
import { consentWordsFor } from '#messages/consent-words-for.ts';
import type { Locale } from '#messages/locale.ts';
import { takeNotices } from '#selling/cart/server/notices.ts';
import { consentHash, trackingTerms } from '#selling/orders/rules/attribution/tracking-terms.ts';
import { walletInMiniCart } from '#selling/payments/server/wallet-offers.ts';
import { readBanners } from '#site/banners/server/read-banners.ts';
import { readPlacedBanners } from '#site/banners/server/read-placed-banners.ts';
import { languageLink } from '#site/frame/rules/language-link.ts';
import { BreadcrumbMenu } from '#site/frame/storefront/breadcrumb-menu.tsx';
import { MobileMenuList } from '#site/frame/storefront/mobile-menu.tsx';
import { PhoneBar } from '#site/frame/storefront/phone-bar.tsx';
import { SiteFooter } from '#site/frame/storefront/site-footer.tsx';
import { MainMenu } from '#site/frame/storefront/site-header.tsx';
import type { ShownEntry } from '#site/menus/rules/menu-entry.ts';
import { readMenus } from '#site/menus/server/read-menus.ts';
import { renderFragment } from './documents/render-fragment.tsx';

/** What the frame of a page of the storefront shows. */
export type Frame = Awaited<ReturnType<typeof readFrame>>;

export async function readFrame(ctx: RequestContext, request: Request) {
  const { settings, visitor } = ctx;
  const { locale } = visitor.audience;
  const [menus, notices, placed] = await Promise.all([
    readMenus(ctx),
    takeNotices(ctx),
    readPlacedBanners(ctx, new URL(request.url).pathname),
  ]);
  const tracking = trackingTerms(settings);
  const footer = {
    shop: {
      name: settings.shop_name,
      logo: logoOf(settings),
      tagline: settings.shop_tagline,
      address: settings.shop_address,
      phone: settings.shop_phone,
      email: settings.shop_email,
      hours: settings.shop_hours,
      legalName: settings.shop_legal_name,
      vatNumber: settings.shop_vat_number,
      rea: settings.shop_rea,
      pec: settings.shop_pec,
    },
    menu: menus.footer,
    wallet: walletInMiniCart(ctx),
    consent: tracking === 'with-consent' ? choicesOf(locale) : null,
  };
  const fragment = (
    name: string,
    menu: readonly ShownEntry[],
    render: (menu: readonly ShownEntry[]) => ReactNode,
  ) => (menu.length === 0 ? '' : renderFragment(visitor.audience, { name, of: menu }, () => render(menu)));
  return {
    notices,
    language: settings.language_switch ? languageLink(new URL(request.url), locale) : null,
    searchWords: cleanSearch(new URL(request.url).searchParams.get('s') ?? ''),
    banners: readBanners(ctx),
    placed,
    tracking: { terms: tracking, viewed: settings.recently_viewed_products > 0 },
    startScript,
    menus: {
      main: fragment('menu', menus.header, (menu) => <MainMenu menu={menu} />),
      mobile: fragment('mobile-menu', menus.header, (menu) => <MobileMenuList menu={menu} />),
      phoneBar: fragment('phone-bar', menus['phone-bar'], (menu) => <PhoneBar menu={menu} />),
    },
    breadcrumbMenu: fragment('breadcrumb-menu', menus.breadcrumb, (menu) => <BreadcrumbMenu menu={menu} />),
    footer: renderFragment(visitor.audience, { name: 'footer', of: JSON.stringify(footer) }, () => (
      <SiteFooter {...footer} />
    )),
  };
}

/** Where an answer about the own visit is changed. */
const choicesOf = (locale: Locale) => ({ title: consentWordsFor(locale).choices, path: consentHash });
