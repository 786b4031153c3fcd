import { actsByItself } from '#catalogue/product-page/rules/acts-by-itself.ts';
import { fitSummary } from '#catalogue/product-page/rules/fit-summary.ts';
import { galleryFeatures } from '#catalogue/product-page/rules/gallery-features.ts';
import { readDeliveryTerms } from '#catalogue/product-page/server/read-delivery-terms.ts';
import { readProduct } from '#catalogue/product-page/server/read-product.ts';
import { ProductView } from '#catalogue/product-page/storefront/product-view.tsx';
import { reviewsPageFrom, reviewsPath, sentReviewIn } from '#catalogue/reviews/rules/review-addresses.ts';
import { withRatingsShown } from '#catalogue/reviews/rules/with-ratings-shown.ts';
import { readReviews } from '#catalogue/reviews/server/read-reviews.ts';
import { mayBeAwaited } from '#catalogue/stock-alerts/rules/may-be-awaited.ts';
import { chosenInAddress } from '#catalogue/variations/rules/chosen-in-address.ts';
import { offeredProduct } from '#catalogue/variations/rules/offered-product.ts';
import { packProduct } from '#catalogue/variations/rules/packed-product.ts';
import { productParameters, variationParameters } from '#http/foreign-scripts/rules/product-parameters.ts';
import { Island } from '#kit/islands/storefront/island.tsx';
import { galleryFor } from '#messages/gallery-for.ts';
import { pageWords } from '#messages/page-words.ts';
import { productReviewsFor } from '#messages/product-reviews-for.ts';
import { noticeForVisitor } from '#selling/consumer-rights/server/notice-for-visitor.ts';
import { readExclusions } from '#selling/consumer-rights/server/read-exclusions.ts';
import { trackingTerms } from '#selling/orders/rules/attribution/tracking-terms.ts';
import { walletOnProduct } from '#selling/payments/server/wallet-offers.ts';
import { ViewedSection } from '#selling/recently-viewed/storefront/viewed-section.tsx';
import { productHead } from '#site/page-heads/rules/page-heads.ts';
import { readServicePoints } from '#site/product-pages/server/read-service-points.ts';
import { ProductHelp } from '#site/product-pages/storefront/product-help.tsx';
import productTop from '#site/product-pages/storefront/product-top.island.tsx';
import productTopWithWallet from '#site/product-pages/storefront/product-top-with-wallet.island.tsx';
import { ServicePoints } from '#site/product-pages/storefront/service-points.tsx';
import variableProductTop from '#site/product-pages/storefront/variable-product-top.island.tsx';
import { offersQuoteList } from '#wholesale/quotes/rules/quote-list/offers-quote-list.ts';
import quoteSection from '#wholesale/quotes/storefront/quote-section.island.tsx';
import { cardMarkupFor } from '../documents/card-markup.tsx';
import type { DocumentPage, DocumentRequest } from '../documents/document-loader.tsx';
import { headContextOf } from '../head-context.ts';
import { missingPage } from './missing-page.tsx';
import { saidEstimate } from './said-estimate.ts';

/** The page of a product for the audience of the asking visitor. */
export async function readProductPage(asked: DocumentRequest): Promise<DocumentPage | Response> {
  const { ctx, params, url } = asked;
  const { settings, visitor, wire, shopUrl } = ctx;
  const { slug = '' } = params;
  const page = reviewsPageFrom(params.comments);
  if (page === null) return missingPage(asked);
  const [found, reviews, delivery, expected, services, exclusions] = await Promise.all([
    readProduct(ctx, slug, chosenInAddress(url.searchParams)),
    readReviews(ctx, { slug, page, sent: sentReviewIn(url.searchParams) }),
    readDeliveryTerms(ctx),
    saidEstimate(ctx),
    readServicePoints(ctx),
    readExclusions(ctx),
  ]);
  if (!found || !reviews) return missingPage(asked, { kind: 'product', slug });
  const { related, seo, safety, crossNumbers, documents, ...read } = found;
  const product = withRatingsShown(read, reviews);
  const { locale } = visitor.audience;
  const words = productReviewsFor(locale);
  const features = galleryFeatures(settings);
  const top = {
    galleryFeatures: features,
    delivery: { ...delivery, expected },
    fit: fitSummary(product),
    platform: wire.platform,
    offersQuoteList: offersQuoteList(settings, visitor.audience),
  };
  const offered = offeredProduct(product);
  const trigger = actsByItself(product, features) ? 'start' : 'touch';
  // The page is the same for all of an audience: whether a group may pay so, the call decides.
  const wallet = walletOnProduct(ctx);
  const notice = noticeForVisitor(ctx);
  const { recently_viewed_products: viewed } = settings;
  return {
    head: productHead(
      read,
      {
        title: page > 1 ? words.pageTitle(product.name, page) : product.name,
        seo: page > 1 ? null : seo,
        path: reviewsPath(product.slug, page),
      },
      headContextOf(ctx),
    ),
    parameters: {
      ...productParameters({
        features,
        terms: reviews.terms,
        words: {
          ratingMissing: words.form.errors['rating-missing'],
          wholeScreen: galleryFor(locale).wholeScreen,
        },
      }),
      ...(product.type === 'variable' ? variationParameters(pageWords(locale).variations) : {}),
    },
    view: (
      <ProductView
        product={product}
        shopUrl={shopUrl}
        top={
          wallet ? (
            <Island
              of={productTopWithWallet}
              props={{ ...top, product: packProduct(offered), wallet }}
              trigger={trigger}
            />
          ) : product.type === 'variable' ? (
            <Island
              of={variableProductTop}
              props={{ ...top, product: packProduct(offered) }}
              trigger={trigger}
            />
          ) : (
            <Island of={productTop} props={{ ...top, product: offered }} trigger={trigger} />
          )
        }
        services={
          <ServicePoints {...services} exclusion={exclusions.get(product.id) ?? null} notice={notice} />
        }
        extras={
          <>
            <ProductHelp productId={product.id} isAwaited={mayBeAwaited(product)} />
            {visitor.audience.isBusiness ? (
              <Island of={quoteSection} props={{ location: 'productpage', productId: product.id }} />
            ) : null}
          </>
        }
        reviews={reviews}
        related={related}
        foot={viewed ? <ViewedSection id={product.id} most={viewed} terms={trackingTerms(settings)} /> : null}
        safety={safety}
        crossNumbers={crossNumbers}
        documents={documents}
        cardMarkup={cardMarkupFor(ctx)}
        shopName={settings.shop_name}
        platform={wire.platform}
      />
    ),
  };
}
