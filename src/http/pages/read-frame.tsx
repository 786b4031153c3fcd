import { startScript } from 'virtual:client-files';
import { readMenu } from '#catalogue/products/server/read-menu.ts';
import { cleanSearch } from '#catalogue/search/rules/clean-search.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { logoOf } from '#foundation/settings/rules/shop-brand.ts';
import { consentWordsFor } from '#messages/consent-words-for.ts';
import type { Locale } from '#messages/locale.ts';
import { takeNotices } from '#selling/cart/server/notices.ts';
import { consentHash, trackingTerms } from '#selling/orders/rules/attribution/tracking-terms.ts';
import { walletInMiniCart } from '#selling/payments/server/wallet-offers.ts';
import { readBanners } from '#site/banners/server/read-banners.ts';
import { listContentPages } from '#site/content/server/list-content-pages.ts';
import { languageLink } from '#site/frame/rules/language-link.ts';
import { MobileMenuList } from '#site/frame/storefront/mobile-menu.tsx';
import { SiteFooter } from '#site/frame/storefront/site-footer.tsx';
import { MainMenu } from '#site/frame/storefront/site-header.tsx';
import { renderFragment } from './documents/render-fragment.tsx';

/** What the frame of a page of the storefront shows. */
export type Frame = Awaited<ReturnType<typeof readFrame>>;

export async function readFrame(ctx: RequestContext, request: Request) {
  const { settings, visitor } = ctx;
  const { locale } = visitor.audience;
  const [menu, pages, notices] = await Promise.all([readMenu(ctx), listContentPages(ctx), takeNotices(ctx)]);
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
    categories: menu.map(({ slug, name }) => ({ slug, name })),
    wallet: walletInMiniCart(ctx),
    pages: tracking === 'with-consent' ? [...pages, choicesOf(locale)] : pages,
  };
  return {
    notices,
    language: settings.language_switch ? languageLink(new URL(request.url), locale) : null,
    searchWords: cleanSearch(new URL(request.url).searchParams.get('s') ?? ''),
    banners: readBanners(ctx),
    tracking,
    startScript,
    menus: {
      main: renderFragment(visitor.audience, { name: 'menu', of: menu }, () => <MainMenu menu={menu} />),
      mobile: renderFragment(visitor.audience, { name: 'mobile-menu', of: menu }, () => (
        <MobileMenuList menu={menu} />
      )),
    },
    footer: renderFragment(visitor.audience, { name: 'footer', of: JSON.stringify(footer) }, () => (
      <SiteFooter {...footer} />
    )),
  };
}

/** Where an answer about the own visit is changed. */
const choicesOf = (locale: Locale) => ({ title: consentWordsFor(locale).choices, path: consentHash });
