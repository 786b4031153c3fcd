import { isRouteErrorResponse, Outlet, useLocation, useRouteLoaderData } from 'react-router';
import { readMenu } from '#catalogue/products/server/read-menu.ts';
import { cleanSearch } from '#catalogue/search/rules/clean-search.ts';
import { AccountLink } from '#customers/accounts/storefront/account-link.tsx';
import { frameParameters } from '#http/foreign-scripts/rules/frame-parameters.ts';
import { StaticPart } from '#kit/ui/static/static-part.tsx';
import { consentWordsFor } from '#messages/consent-words-for.ts';
import { pageWords } from '#messages/page-words.ts';
import { takeNotices } from '#selling/cart/server/notices.ts';
import { CardSwatchesSetUp } from '#selling/cart/storefront/card-swatches/card-swatches-set-up.tsx';
import { CartNotices } from '#selling/cart/storefront/cart-notices.tsx';
import { CartProvider } from '#selling/cart/storefront/cart-provider.tsx';
import { CartWidget } from '#selling/cart/storefront/cart-widget.tsx';
import { consentHash, trackingTerms } from '#selling/orders/rules/attribution/tracking-terms.ts';
import { VisitWatch } from '#selling/orders/storefront/attribution/visit-watch.tsx';
import { walletInMiniCart } from '#selling/payments/server/wallet-offers.ts';
import { readBanners } from '#site/banners/server/read-banners.ts';
import { SiteBanners } from '#site/banners/storefront/site-banners.tsx';
import { listContentPages } from '#site/content/server/list-content-pages.ts';
import { ErrorView } from '#site/frame/storefront/error-view.tsx';
import { mobileMenu } from '#site/frame/storefront/mobile-menu.tsx';
import { NotFoundView } from '#site/frame/storefront/not-found-view.tsx';
import { SiteFooter, siteFooter } from '#site/frame/storefront/site-footer.tsx';
import { SiteFrame } from '#site/frame/storefront/site-frame.tsx';
import { mainMenu, SiteHeader } from '#site/frame/storefront/site-header.tsx';
import { pageMeta } from '../page-meta.ts';
import { ParameterScript } from '../parameter-script.tsx';
import { prepareStatic, requestContextOf } from '../request-context-key.ts';
import type { loader as rootLoader } from '../root.tsx';
import type { Route } from './+types/storefront-layout.ts';
import type { MissingPage } from './missing-page.ts';
import type { PastTheEnd } from './show-listing.ts';

/** Of pages that there are not, or that failed; any other says its own. */
export const meta: Route.MetaFunction = ({ error, matches }) => {
  if (!error) return [];
  const { site } = pageWords(matches[0].loaderData?.locale ?? 'it');
  const titles: Record<number, string> = { 404: site.notFoundTitle, 410: site.goneTitle };
  const title = isRouteErrorResponse(error) ? titles[error.status] : undefined;
  return pageMeta(matches, { title: title ?? site.errorTitle });
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestContextOf(context);
  const { settings } = ctx;
  const [menu, pages, notices] = await Promise.all([readMenu(ctx), listContentPages(ctx), takeNotices(ctx)]);
  const shop = {
    name: settings.shop_name,
    tagline: settings.shop_tagline,
    address: settings.shop_address,
    phone: settings.shop_phone,
    email: settings.shop_email,
    vatNumber: settings.shop_vat_number,
  };
  const tracking = trackingTerms(settings);
  for (const key of [mainMenu, mobileMenu]) prepareStatic(context, key, menu);
  prepareStatic(context, siteFooter, {
    shop,
    categories: menu.map(({ slug, name }) => ({ slug, name })),
    wallet: walletInMiniCart(ctx),
    pages: tracking === 'with-consent' ? [...pages, choicesOf(ctx)] : pages,
  });
  return {
    notices,
    searchWords: cleanSearch(new URL(request.url).searchParams.get('s') ?? ''),
    banners: readBanners(ctx),
    tracking,
  };
}

/** Where an answer about the own visit is changed. */
const choicesOf = ({ visitor }: ReturnType<typeof requestContextOf>) => ({
  title: consentWordsFor(visitor.audience.locale).choices,
  path: consentHash,
});

type Frame = Route.ComponentProps['loaderData'];

function StorefrontFrame({ frame, children }: { frame: Frame; children: React.ReactNode }) {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const { notices, searchWords, tracking, banners } = frame;
  const { pathname } = useLocation();
  return (
    <CartProvider platform={root?.platform ?? 'shop'} redirectAfterAdd={root?.redirectAfterAdd ?? false}>
      <ParameterScript
        objects={
          import.meta.env.SSR && root
            ? frameParameters({ ...root, isCart: pathname === '/cart/', words: pageWords(root.locale).cart })
            : null
        }
      />
      <SiteFrame
        header={
          <SiteHeader
            shopName={root?.shopName ?? ''}
            searchWords={searchWords}
            account={<AccountLink platform={root?.platform ?? 'shop'} />}
            miniCart={<CartWidget />}
          />
        }
        footer={
          <StaticPart
            of={siteFooter}
            render={import.meta.env.SSR ? (footer) => <SiteFooter {...footer} /> : null}
          />
        }
        notices={<CartNotices notices={notices} />}
      >
        {children}
      </SiteFrame>
      <CardSwatchesSetUp />
      <SiteBanners platform={root?.platform ?? 'shop'} {...banners} />
      <VisitWatch terms={tracking} />
    </CartProvider>
  );
}

export default function StorefrontLayout({ loaderData }: Route.ComponentProps) {
  return (
    <StorefrontFrame frame={loaderData}>
      <Outlet />
    </StorefrontFrame>
  );
}

/** What a loader said that threw: where a list ends (`showListing`), what to search for (`missingPage`). */
function saidBy(error: unknown, name: keyof (PastTheEnd & MissingPage)): string | null {
  const said: unknown = isRouteErrorResponse(error) ? error.data : null;
  const value = typeof said === 'object' && said !== null && name in said ? Reflect.get(said, name) : null;
  return typeof value === 'string' ? value : null;
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const isMissing = status === 404 || status === 410;
  const view = isMissing ? (
    <NotFoundView
      lastPage={saidBy(error, 'lastPage')}
      searchFor={saidBy(error, 'searchFor')}
      isGone={status === 410}
    />
  ) : (
    <ErrorView status={status} />
  );
  return loaderData ? <StorefrontFrame frame={loaderData}>{view}</StorefrontFrame> : view;
}
