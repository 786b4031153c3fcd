import { lazy, Suspense, useMemo } from 'react';
import { galleryFeatures } from '#catalogue/product-page/rules/gallery-features.ts';
import { readDeliveryTerms } from '#catalogue/product-page/server/read-delivery-terms.ts';
import { readProduct } from '#catalogue/product-page/server/read-product.ts';
import { ProductView } from '#catalogue/product-page/storefront/product-view.tsx';
import { relatedProducts } from '#catalogue/products/storefront/static-grids.ts';
import { reviewsPageFrom, reviewsPath, sentReviewIn } from '#catalogue/reviews/rules/review-addresses.ts';
import { readReviews } from '#catalogue/reviews/server/read-reviews.ts';
import { chosenInAddress } from '#catalogue/variations/rules/chosen-in-address.ts';
import { packProduct, unpackProduct } from '#catalogue/variations/rules/packed-product.ts';
import type { ProductDetail } from '#catalogue/variations/rules/product-detail.ts';
import type { PurchaseChoice } from '#catalogue/variations/rules/purchase-choice.ts';
import type { Cents } from '#foundation/money/rules/cents.ts';
import type { ParameterObjects } from '#http/foreign-scripts/rules/parameter-objects.ts';
import { productParameters, variationParameters } from '#http/foreign-scripts/rules/product-parameters.ts';
import { galleryFor } from '#messages/gallery-for.ts';
import { pageWords } from '#messages/page-words.ts';
import { productReviewsFor } from '#messages/product-reviews-for.ts';
import { AddToCartSubmit } from '#selling/cart/storefront/add-to-cart/add-to-cart-submit.tsx';
import { walletOnProduct } from '#selling/payments/server/wallet-offers.ts';
import { productHead } from '#site/page-heads/rules/page-heads.ts';
import { offersQuoteList } from '#wholesale/quotes/rules/quote-list/offers-quote-list.ts';
import { QuoteListButton } from '#wholesale/quotes/storefront/quote-list/quote-list-button.tsx';
import { QuoteSection } from '#wholesale/quotes/storefront/quote-section.tsx';
import { cardMarkupIn } from '../documents/card-markup.tsx';
import { headContextOf } from '../head-context.ts';
import { notFound } from '../not-found.ts';
import { headMeta } from '../page-meta.ts';
import { ParameterScript } from '../parameter-script.tsx';
import { prepareStatic, requestContextOf } from '../request-context-key.ts';
import type { Route } from './+types/product.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  return loaderData ? headMeta(matches, loaderData.head) : [];
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const ctx = requestContextOf(context);
  const { settings, visitor, wire } = ctx;
  const page = reviewsPageFrom(params.comments);
  if (page === null) throw notFound();
  const [found, reviews, delivery] = await Promise.all([
    readProduct(ctx, params.slug, chosenInAddress(url.searchParams)),
    readReviews(ctx, { slug: params.slug, page, sent: sentReviewIn(url.searchParams) }),
    readDeliveryTerms(ctx),
  ]);
  if (!found || !reviews) {
    throw notFound();
  }
  const { related, ...product } = found;
  prepareStatic(context, relatedProducts, related);
  const { pageTitle } = productReviewsFor(visitor.audience.locale);
  return {
    product: packProduct(product),
    shopUrl: ctx.shopUrl,
    galleryFeatures: galleryFeatures(settings),
    reviews,
    delivery,
    head: productHead(
      product,
      {
        title: page > 1 ? pageTitle(product.name, page) : product.name,
        path: reviewsPath(product.slug, page),
      },
      headContextOf(ctx),
    ),
    shopName: settings.shop_name,
    platform: wire.platform,
    locale: visitor.audience.locale,
    offersQuotes: visitor.audience.isBusiness ?? false,
    offersQuoteList: offersQuoteList(settings, visitor.audience),
    // The page is the same for all of an audience: whether a group may pay so, the call decides.
    wallet: walletOnProduct(ctx),
  };
}

// Not a byte of it is loaded where no payment provider is connected.
const ProductWallet = lazy(async () => ({
  default: (await import('#selling/wallet/storefront/product-wallet.tsx')).ProductWallet,
}));

/** The price that the page shows for what is chosen; null before a variation is. */
function priceOf(product: ProductDetail, { variationId }: PurchaseChoice): Cents | null {
  if (product.type === 'simple') return product.price?.unit ?? null;
  return product.variations?.find(({ id }) => id === variationId)?.price?.unit ?? null;
}

type Page = Route.ComponentProps['loaderData'];

/** What third-party scripts read on the page of a product. */
function parametersOf({ product, reviews, galleryFeatures: features, locale }: Page): ParameterObjects {
  return {
    ...productParameters({
      features,
      terms: reviews.terms,
      words: {
        ratingMissing: productReviewsFor(locale).form.errors['rating-missing'],
        wholeScreen: galleryFor(locale).wholeScreen,
      },
    }),
    ...(product.type === 'variable' ? variationParameters(pageWords(locale).variations) : {}),
  };
}

export default function Product({ loaderData }: Route.ComponentProps) {
  const { head: _, locale, offersQuotes, offersQuoteList: hasQuoteList, wallet, ...shown } = loaderData;
  const product = useMemo(() => unpackProduct(loaderData.product), [loaderData.product]);
  return (
    <>
      <ParameterScript objects={import.meta.env.SSR ? parametersOf(loaderData) : null} />
      <ProductView
        {...shown}
        product={product}
        purchase={(choice) => (
          <>
            <AddToCartSubmit choice={choice} />
            {hasQuoteList ? <QuoteListButton choice={choice} /> : null}
            {wallet && product.buyable ? (
              <Suspense>
                <ProductWallet choice={choice} price={priceOf(product, choice)} {...wallet} />
              </Suspense>
            ) : null}
          </>
        )}
        cardMarkup={import.meta.env.SSR ? cardMarkupIn(locale) : null}
        extras={offersQuotes ? <QuoteSection location="productpage" productId={product.id} /> : null}
      />
    </>
  );
}
