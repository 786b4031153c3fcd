import { useMemo } from 'react';
import { AddToCartButton } from '#shop/cart/storefront/add-to-cart-button.tsx';
import { AddToCartSubmit } from '#shop/cart/storefront/add-to-cart-submit.tsx';
import { productPath } from '#shop/catalogue/rules/paths.ts';
import { galleryFeatures } from '#shop/product-page/rules/gallery-features.ts';
import { readProduct } from '#shop/product-page/server/read-product.ts';
import { ProductView } from '#shop/product-page/storefront/product-view.tsx';
import { chosenInAddress } from '#shop/variations/rules/chosen-in-address.ts';
import { packProduct, unpackProduct } from '#shop/variations/rules/packed-product.ts';
import { notFound } from '../not-found.ts';
import { pageMeta } from '../page-meta.ts';
import { toolboxOf } from '../toolbox-context.ts';
import type { Route } from './+types/product.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return pageMeta(matches, { title: '' });
  const { product } = loaderData;
  const picture = product.picture && `/media/${product.picture.key}-${product.picture.widths.at(-1)}.webp`;
  return pageMeta(matches, {
    title: product.name,
    description: product.shortDescription,
    path: productPath(product.slug),
    picture,
  });
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const toolbox = toolboxOf(context);
  const product = await readProduct(toolbox, params.slug, chosenInAddress(url.searchParams));
  if (!product) throw notFound();
  return {
    product: packProduct(product),
    shopUrl: toolbox.shopUrl,
    galleryFeatures: galleryFeatures(toolbox.settings),
  };
}

export default function Product({ loaderData }: Route.ComponentProps) {
  const product = useMemo(() => unpackProduct(loaderData.product), [loaderData.product]);
  return (
    <ProductView
      {...loaderData}
      product={product}
      purchase={(choice) => <AddToCartSubmit choice={choice} />}
      buyAction={(card) => <AddToCartButton card={card} />}
    />
  );
}
