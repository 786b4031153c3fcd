import { type ReactNode, useState } from 'react';
import type { ProductCard } from '#catalogue/products/rules/product-card.ts';
import { BreadcrumbBar } from '#catalogue/products/storefront/breadcrumb-bar.tsx';
import { type CardMarkup, ProductGrid } from '#catalogue/products/storefront/product-grid.tsx';
import { relatedProducts } from '#catalogue/products/storefront/static-grids.ts';
import type { ProductReviews } from '#catalogue/reviews/rules/product-review.ts';
import type { ProductDetail } from '#catalogue/variations/rules/product-detail.ts';
import type { PurchaseChoice } from '#catalogue/variations/rules/purchase-choice.ts';
import type { VariationChoice } from '#catalogue/variations/rules/variation-choice.ts';
import { productPath } from '#foundation/paths/rules/paths.ts';
import { useForeignChanges } from '#kit/ui/live/use-foreign-changes.ts';
import { StaticPart } from '#kit/ui/static/static-part.tsx';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import { breadcrumbData } from '../rules/breadcrumb-data.ts';
import { type DeliveryTerms, deliveryHint } from '../rules/delivery-terms.ts';
import type { GalleryFeatures } from '../rules/gallery-features.ts';
import { structuredData } from '../rules/structured-data.ts';
import { DeliveryLine } from './delivery-line.tsx';
import { ProductGallery } from './gallery/product-gallery.tsx';
import { ProductHeading } from './product-heading.tsx';
import { ProductTabs } from './product-tabs.tsx';
import styles from './product-view.module.css';
import { PurchaseArea } from './purchase-area.tsx';
import { useOpenTab } from './use-open-tab.ts';

export type ProductViewProps = {
  readonly product: ProductDetail;
  /** for whole addresses: `https://example.org`, without a slash at its end */
  readonly shopUrl: string;
  /** renders the add-to-cart button, a submit button inside the form */
  readonly purchase: (choice: PurchaseChoice) => ReactNode;
  /** what else the purchase area carries: tiers, quote, wallet (PDP-13) */
  readonly extras?: ReactNode;
  readonly reviews: ProductReviews;
  readonly shopName: string;
  /** prefix of the platform's names */
  readonly platform: string;
  /** null in a browser, which renders no cards */
  readonly cardMarkup: CardMarkup | null;
  /** what the gallery does beyond plain images; null for nothing */
  readonly galleryFeatures: GalleryFeatures | null;
  readonly delivery: DeliveryTerms;
};

export function ProductView(props: ProductViewProps) {
  const { shopUrl, purchase, extras, reviews, cardMarkup, galleryFeatures, delivery, platform } = props;
  const { site } = useShopWords();
  useForeignChanges();
  const product = withRatingsShown(props.product, reviews);
  const [variation, setVariation] = useState<VariationChoice | null>(null);
  const [openTab, setOpenTab] = useOpenTab(reviews.page > 1 || reviews.sent ? 'reviews' : 'description');
  const { stock, price } = variation ?? product;
  const trail = [
    { name: site.home, path: '/' },
    ...product.crumbs,
    { name: product.name, path: productPath(product.slug) },
  ];
  return (
    <>
      <BreadcrumbBar crumbs={trail} />
      <article
        id={`product-${product.id}`}
        className={`product type-product product-type-${product.type} ${styles.page}`}
      >
        <div className={styles.top}>
          <ProductGallery
            images={product.gallery}
            variationPicture={variation?.picture ?? null}
            features={galleryFeatures}
            platform={platform}
          />
          <div className={styles.buying}>
            <ProductHeading product={product} sku={variation?.sku ?? product.sku} />
            <PurchaseArea product={product} platform={platform} purchase={purchase} onShown={setVariation} />
            <DeliveryLine hint={deliveryHint(stock, price?.unit ?? null, delivery)} />
            {extras}
          </div>
        </div>
        <ProductTabs
          product={product}
          variation={variation}
          open={openTab}
          onOpen={setOpenTab}
          reviews={reviews}
          shopName={props.shopName}
          platform={platform}
        />
        <StaticPart
          of={relatedProducts}
          render={
            import.meta.env.SSR && cardMarkup
              ? (cards) => <RelatedProducts cards={cards} cardMarkup={cardMarkup} />
              : null
          }
        />
      </article>
      <StructuredDataScript data={structuredData(product, shopUrl)} />
      <StructuredDataScript data={breadcrumbData(trail, shopUrl)} />
    </>
  );
}

/** Where the shop shows no reviews, or no stars, its product has none. */
function withRatingsShown(product: ProductDetail, { enabled, terms }: ProductReviews): ProductDetail {
  if (enabled && terms.ratings) return product;
  return { ...product, reviewCount: enabled ? product.reviewCount : 0, rating: 0 };
}

type RelatedProductsProps = { readonly cards: readonly ProductCard[]; readonly cardMarkup: CardMarkup };

/** Related and recommended products. */
function RelatedProducts({ cards, cardMarkup }: RelatedProductsProps) {
  const { productPage } = useShopWords();
  if (cards.length === 0) return null;
  return (
    <section className={styles.related}>
      <h2>{productPage.related}</h2>
      <ProductGrid cards={cards} cardMarkup={cardMarkup} />
    </section>
  );
}

/** Structured data for search engines. React escapes `</script` in the text. */
function StructuredDataScript({ data }: { data: object }) {
  return <script type="application/ld+json">{JSON.stringify(data)}</script>;
}
