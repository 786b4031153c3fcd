import type { ReactNode } from 'react';
import { BreadcrumbMenuContext } from '#catalogue/products/storefront/breadcrumb-menu-context.ts';
import { AccountLink } from '#customers/accounts/storefront/account-link.tsx';
import type { ShopLogo } from '#foundation/settings/rules/shop-brand.ts';
import { Island, Scripted } from '#kit/islands/storefront/island.tsx';
import cartNotices from '#selling/cart/storefront/cart-notices.island.tsx';
import { CartProvider } from '#selling/cart/storefront/cart-provider.tsx';
import cartWidget from '#selling/cart/storefront/cart-widget.island.tsx';
import visitWatch from '#selling/orders/storefront/attribution/visit-watch.island.ts';
import { PlacedBanners } from '#site/banners/storefront/placed-banner.tsx';
import { SiteBanners } from '#site/banners/storefront/site-banners.tsx';
import { FooterFrame } from '#site/frame/storefront/site-footer.tsx';
import { SiteFrame } from '#site/frame/storefront/site-frame.tsx';
import { SiteHeader } from '#site/frame/storefront/site-header.tsx';
import type { Frame } from './read-frame.tsx';

export type StorefrontFrameProps = {
  readonly frame: Frame;
  readonly shop: {
    readonly platform: string;
    readonly shopName: string;
    readonly logo: ShopLogo | null;
  };
  readonly children: ReactNode;
};

/** Header, notices, footer and banners around a page of the storefront. */
export function StorefrontFrame({ frame, shop, children }: StorefrontFrameProps) {
  const { notices, language, searchWords, tracking, banners, placed, menus, breadcrumbMenu, footer } = frame;
  const { platform, shopName, logo } = shop;
  return (
    <CartProvider platform={platform}>
      <SiteFrame
        header={
          <>
            <PlacedBanners banners={placed} position="top" />
            <SiteHeader
              shopName={shopName}
              logo={logo}
              searchWords={searchWords}
              account={<AccountLink />}
              menus={menus}
              language={language}
              miniCart={<Island of={cartWidget} props={{}} />}
            />
          </>
        }
        footer={<FooterFrame html={footer} language={language} />}
        notices={
          <Island of={cartNotices} props={{ notices }} trigger={notices.length > 0 ? 'start' : 'touch'} />
        }
      >
        <PlacedBanners banners={placed} position="home" />
        <PlacedBanners banners={placed} position="listing" />
        <BreadcrumbMenuContext value={breadcrumbMenu}>{children}</BreadcrumbMenuContext>
      </SiteFrame>
      <SiteBanners platform={platform} {...banners} />
      {/* Where nothing is recorded it is woken by cookies of former visits alone, to remove them (`forgetVisit`). */}
      <Scripted of={visitWatch} data={tracking} trigger={tracking.terms === 'never' ? 'touch' : 'start'} />
      <script type="module" src={frame.startScript} />
    </CartProvider>
  );
}
