import { redirect } from 'react-router';
import { listingAddress } from '#catalogue/products/rules/listing-address.ts';
import { parseListingQuery } from '#catalogue/products/rules/listing-query.ts';
import { homeProducts } from '#catalogue/products/server/home-products.ts';
import { readPicture } from '#catalogue/products/server/read-picture.ts';
import { HomeView } from '#catalogue/products/storefront/home-view.tsx';
import { homePage } from '#catalogue/products/storefront/static-grids.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { StaticPart } from '#kit/ui/static/static-part.tsx';
import { freeShippingFrom } from '#pricing/prices/rules/free-shipping-from.ts';
import { buyCard } from '#selling/cart/storefront/card-swatches/buy-card.tsx';
import { homeHead } from '#site/page-heads/rules/page-heads.ts';
import { headContextOf } from '../head-context.ts';
import { headMeta } from '../page-meta.ts';
import { prepareStatic, requestContextOf } from '../request-context-key.ts';
import type { Route } from './+types/home.ts';

const exampleCount = 3;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => headMeta(matches, loaderData.head);

export async function loader({ context, request }: Route.LoaderArgs) {
  searchInstead(request);
  const ctx = requestContextOf(context);
  const { settings, visitor } = ctx;
  const [{ onSale, ...products }, heroPicture] = await Promise.all([
    homeProducts(ctx),
    readPicture(ctx, settings.home_hero_image),
  ]);
  const free = freeShippingFrom(settings, visitor.audience.mode);
  prepareStatic(context, homePage, {
    ...products,
    offers: onSale,
    heroPicture,
    freeShippingFrom: free === null ? null : formatEuro(free, visitor.audience.locale),
    searchExamples: products.bestSellers.flatMap(({ sku }) => sku ?? []).slice(0, exampleCount),
  });
  const facts = { tagline: settings.shop_tagline, hero: heroPicture };
  return { head: homeHead(facts, headContextOf(ctx)) };
}

export default function Home() {
  return (
    <StaticPart
      of={homePage}
      render={import.meta.env.SSR ? (home) => <HomeView {...home} buyAction={buyCard} /> : null}
    />
  );
}

/** `/?s=…` is a search as well: it leads to the page of the results. */
function searchInstead(request: Request): void {
  const query = parseListingQuery({ kind: 'shop' }, undefined, new URL(request.url).searchParams);
  if (query.scope.kind === 'search') throw redirect(listingAddress(query));
}
