import type { ReactNode } from 'react';
import { AccountLink } from '#customers/accounts/storefront/account-link.tsx';
import { StaticPart } from '#kit/ui/static/static-part.tsx';
import { CartNotices } from '#selling/cart/storefront/cart-notices.tsx';
import { CartProvider } from '#selling/cart/storefront/cart-provider.tsx';
import { CartWidget } from '#selling/cart/storefront/cart-widget.tsx';
import { VisitWatch } from '#selling/orders/storefront/attribution/visit-watch.tsx';
import { SiteBanners } from '#site/banners/storefront/site-banners.tsx';
import { SiteFooter, siteFooter } from '#site/frame/storefront/site-footer.tsx';
import { SiteFrame } from '#site/frame/storefront/site-frame.tsx';
import { SiteHeader } from '#site/frame/storefront/site-header.tsx';
import type { Frame } from './read-frame.ts';

export type StorefrontFrameProps = {
  readonly frame: Frame;
  readonly shop: {
    readonly platform: string;
    readonly shopName: string;
    readonly redirectAfterAdd: boolean;
  };
  readonly children: ReactNode;
};

/** Header, notices, footer and banners around a page of the storefront. */
export function StorefrontFrame({ frame, shop, children }: StorefrontFrameProps) {
  const { notices, searchWords, tracking, banners } = frame;
  const { platform, shopName, redirectAfterAdd } = shop;
  return (
    <CartProvider platform={platform} redirectAfterAdd={redirectAfterAdd}>
      <SiteFrame
        header={
          <SiteHeader
            shopName={shopName}
            searchWords={searchWords}
            account={<AccountLink platform={platform} />}
            miniCart={<CartWidget />}
          />
        }
        footer={<StaticPart of={siteFooter} render={(footer) => <SiteFooter {...footer} />} />}
        notices={<CartNotices notices={notices} />}
      >
        {children}
      </SiteFrame>
      <SiteBanners platform={platform} {...banners} />
      <VisitWatch terms={tracking} />
      <script type="module" src={frame.startScript} />
    </CartProvider>
  );
}
