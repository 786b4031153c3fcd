import { useMemo } from 'react';
import { AddToCartButton } from '#shop/cart/storefront/add-to-cart-button.tsx';
import { AddToCartSubmit } from '#shop/cart/storefront/add-to-cart-submit.tsx';
import { galleryFeatures } from '#shop/product-page/rules/gallery-features.ts';
import { readDeliveryTerms } from '#shop/product-page/server/read-delivery-terms.ts';
import { readProduct } from '#shop/product-page/server/read-product.ts';
import { ProductView } from '#shop/product-page/storefront/product-view.tsx';
import { reviewsPageFrom, reviewsPath, sentReviewIn } from '#shop/reviews/rules/review-addresses.ts';
import { readReviews } from '#shop/reviews/server/read-reviews.ts';
import { chosenInAddress } from '#shop/variations/rules/chosen-in-address.ts';
import { packProduct, unpackProduct } from '#shop/variations/rules/packed-product.ts';
import { notFound } from '../not-found.ts';
import { pageMeta } from '../page-meta.ts';
import { pageWords } from '../page-words.ts';
import { toolboxOf } from '../toolbox-context.ts';
import type { Route } from './+types/product.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return pageMeta(matches, { title: '' });
  const { product } = loaderData;
  const picture = product.picture && `/media/${product.picture.key}-${product.picture.widths.at(-1)}.webp`;
  return pageMeta(matches, {
    title: loaderData.title,
    description: product.shortDescription,
    path: reviewsPath(product.slug, loaderData.reviews.page),
    picture,
  });
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const toolbox = toolboxOf(context);
  const { settings, visitor, wire } = toolbox;
  const page = reviewsPageFrom(params.comments);
  if (page === null) throw notFound();
  const [product, reviews, delivery] = await Promise.all([
    readProduct(toolbox, params.slug, chosenInAddress(url.searchParams)),
    readReviews(toolbox, { slug: params.slug, page, sent: sentReviewIn(url.searchParams) }),
    readDeliveryTerms(toolbox),
  ]);
  if (!product || !reviews) throw notFound();
  const { pageTitle } = pageWords(visitor.audience.locale).reviews;
  return {
    product: packProduct(product),
    shopUrl: toolbox.shopUrl,
    galleryFeatures: galleryFeatures(settings),
    reviews,
    delivery,
    title: page > 1 ? pageTitle(product.name, page) : product.name,
    shopName: settings.shop_name,
    platform: wire.platform,
  };
}

export default function Product({ loaderData }: Route.ComponentProps) {
  const { title: _, ...shown } = loaderData;
  const product = useMemo(() => unpackProduct(loaderData.product), [loaderData.product]);
  return (
    <ProductView
      {...shown}
      product={product}
      purchase={(choice) => <AddToCartSubmit choice={choice} />}
      buyAction={(card) => <AddToCartButton card={card} />}
    />
  );
}
