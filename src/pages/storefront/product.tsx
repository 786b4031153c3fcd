import { lazy, Suspense, useMemo } from 'react';
import { galleryFor } from '#messages/gallery-for.ts';
import { pageWords } from '#messages/page-words.ts';
import { productReviewsFor } from '#messages/product-reviews-for.ts';
import { AddToCartSubmit } from '#shop/cart/storefront/adding/add-to-cart-submit.tsx';
import { relatedProducts } from '#shop/catalogue/storefront/static-grids.ts';
import type { ParameterObjects } from '#shop/foreign-scripts/rules/parameter-objects.ts';
import { productParameters, variationParameters } from '#shop/foreign-scripts/rules/product-parameters.ts';
import type { Cents } from '#shop/money/rules/cents.ts';
import { walletOnProduct } from '#shop/payments/server/wallet-on-product.ts';
import { galleryFeatures } from '#shop/product-page/rules/gallery-features.ts';
import type { ProductDetail } from '#shop/product-page/rules/product-detail.ts';
import { readDeliveryTerms } from '#shop/product-page/server/read-delivery-terms.ts';
import { readProduct } from '#shop/product-page/server/read-product.ts';
import { ProductView } from '#shop/product-page/storefront/product-view.tsx';
import { offersQuoteList } from '#shop/quote-list/rules/offers-quote-list.ts';
import { QuoteListButton } from '#shop/quote-list/storefront/quote-list-button.tsx';
import { QuotePlace } from '#shop/quotes/storefront/quote-place.tsx';
import { reviewsPageFrom, reviewsPath, sentReviewIn } from '#shop/reviews/rules/review-addresses.ts';
import { readReviews } from '#shop/reviews/server/read-reviews.ts';
import { productHead } from '#shop/site/rules/page-heads.ts';
import { chosenInAddress } from '#shop/variations/rules/chosen-in-address.ts';
import { packProduct, unpackProduct } from '#shop/variations/rules/packed-product.ts';
import type { PurchaseChoice } from '#shop/variations/rules/purchase-choice.ts';
import { buyCard } from '#shop/variations/storefront/on-cards/buy-card.tsx';
import { headPlaceOf } from '../head-place.ts';
import { headMeta } from '../page-meta.ts';
import { ParameterScript } from '../parameter-script.tsx';
import { prepareStatic, toolboxOf } from '../toolbox-context.ts';
import type { Route } from './+types/product.ts';
import { missingPage } from './missing-page.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  return loaderData ? headMeta(matches, loaderData.head) : [];
};

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const toolbox = toolboxOf(context);
  const { settings, visitor, wire } = toolbox;
  const page = reviewsPageFrom(params.comments);
  if (page === null) throw await missingPage(context, request);
  const [found, reviews, delivery] = await Promise.all([
    readProduct(toolbox, params.slug, chosenInAddress(url.searchParams)),
    readReviews(toolbox, { slug: params.slug, page, sent: sentReviewIn(url.searchParams) }),
    readDeliveryTerms(toolbox),
  ]);
  if (!found || !reviews) {
    throw await missingPage(context, request, { kind: 'product', slug: params.slug });
  }
  const { related, ...product } = found;
  prepareStatic(context, relatedProducts, related);
  const { pageTitle } = productReviewsFor(visitor.audience.locale);
  return {
    product: packProduct(product),
    shopUrl: toolbox.shopUrl,
    galleryFeatures: galleryFeatures(settings),
    reviews,
    delivery,
    head: productHead(
      product,
      {
        title: page > 1 ? pageTitle(product.name, page) : product.name,
        path: reviewsPath(product.slug, page),
      },
      headPlaceOf(toolbox),
    ),
    shopName: settings.shop_name,
    platform: wire.platform,
    locale: visitor.audience.locale,
    offersQuotes: visitor.audience.isBusiness ?? false,
    offersQuoteList: offersQuoteList(settings, visitor.audience),
    // The page is the same for all of an audience: whether a group may pay so, the call decides.
    wallet: walletOnProduct(toolbox),
  };
}

// Not a byte of it is loaded where no payment provider is connected.
const ProductWallet = lazy(async () => ({
  default: (await import('#shop/wallet/storefront/product-wallet.tsx')).ProductWallet,
}));

/** The price that the page shows for what is chosen; null before a variation is. */
function priceOf(product: ProductDetail, { variationId }: PurchaseChoice): Cents | null {
  if (product.type === 'simple') return product.price?.unit ?? null;
  return product.variations?.find(({ id }) => id === variationId)?.price?.unit ?? null;
}

type Page = Route.ComponentProps['loaderData'];

/** What scripts of other makers read on the page of a product. */
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
  const { head: _, locale: __, offersQuotes, offersQuoteList: hasQuoteList, wallet, ...shown } = loaderData;
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
        buyAction={import.meta.env.SSR ? buyCard : null}
        extras={offersQuotes ? <QuotePlace location="productpage" productId={product.id} /> : null}
      />
    </>
  );
}
