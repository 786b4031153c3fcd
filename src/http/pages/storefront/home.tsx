import { redirect } from 'react-router';
import { listingAddress } from '#catalogue/products/rules/listing-address.ts';
import { parseListingQuery } from '#catalogue/products/rules/listing-query.ts';
import { homeProducts } from '#catalogue/products/server/home-products.ts';
import { readPicture } from '#catalogue/products/server/read-picture.ts';
import { HomeView } from '#catalogue/products/storefront/home-view.tsx';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { Island } from '#kit/islands/storefront/island.tsx';
import { readTaxRates } from '#pricing/tax/server/read-tax-rates.ts';
import { freeShippingPromise } from '#selling/shipping/rules/free-shipping-promise.ts';
import { readShippingTerms } from '#selling/shipping/server/read-shipping-terms.ts';
import headerSearch from '#site/frame/storefront/header-search.island.tsx';
import { organizationData } from '#site/page-heads/rules/organization-data.ts';
import { homeHead } from '#site/page-heads/rules/page-heads.ts';
import { isShippingSetUp } from '#site/setup/server/is-shipping-set-up.ts';
import { cardMarkupIn } from '../documents/card-markup.tsx';
import { documentLoader } from '../documents/document-loader.tsx';
import { headContextOf } from '../head-context.ts';

const exampleCount = 3;

export const loader = documentLoader(async ({ ctx, request }) => {
  searchInstead(request);
  const { settings, visitor } = ctx;
  const [{ onSale, ...products }, heroPicture, shipping, rates, isDecided] = await Promise.all([
    homeProducts(ctx),
    readPicture(ctx, settings.home_hero_image),
    readShippingTerms(ctx),
    readTaxRates(ctx),
    isShippingSetUp(ctx),
  ]);
  const { mode } = visitor.audience;
  const free = isDecided ? freeShippingPromise(shipping, { mode, homeRate: rates.home('standard') }) : null;
  return {
    head: homeHead({ tagline: settings.shop_tagline, hero: heroPicture }, headContextOf(ctx)),
    view: (
      <>
        <HomeView
          {...products}
          offers={onSale}
          heroPicture={heroPicture}
          freeShippingFrom={free === null ? null : formatEuro(free, visitor.audience.locale)}
          searchExamples={products.bestSellers.flatMap(({ sku }) => sku ?? []).slice(0, exampleCount)}
          search={<Island of={headerSearch} props={{ large: true }} />}
          cardMarkup={cardMarkupIn(visitor.audience)}
        />
        {/* React escapes `</script` in the text. */}
        <script type="application/ld+json">{JSON.stringify(organizationData(settings, ctx.shopUrl))}</script>
      </>
    ),
  };
});

/** `/?s=…` is a search as well: it leads to the page of the results. */
function searchInstead(request: Request): void {
  const query = parseListingQuery({ kind: 'shop' }, undefined, new URL(request.url).searchParams);
  if (query.scope.kind === 'search') throw redirect(listingAddress(query));
}
