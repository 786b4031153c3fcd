import type { ReactNode } from 'react';
import type { ProductCard } from '#catalogue/products/rules/product-card.ts';
import { langOf } from '#catalogue/products/rules/translated-text.ts';
import { BreadcrumbBar } from '#catalogue/products/storefront/breadcrumb-bar.tsx';
import { ChosenProducts } from '#catalogue/products/storefront/chosen-products.tsx';
import type { CardMarkup } from '#catalogue/products/storefront/product-grid.tsx';
import type { ProductReviews } from '#catalogue/reviews/rules/product-review.ts';
import type { ProductDetail } from '#catalogue/variations/rules/product-detail.ts';
import { VariationTemplates } from '#catalogue/variations/storefront/variation-templates.tsx';
import { productPath } from '#foundation/paths/rules/paths.ts';
import { Scripted } from '#kit/islands/storefront/island.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { productPageFor } from '#messages/product/product-page-for.ts';
import { breadcrumbData } from '../rules/breadcrumb-data.ts';
import { structuredData } from '../rules/structured-data.ts';
import { ProductTabs, type ProductTabsProps } from './product-tabs.tsx';
import styles from './product-view.module.css';
import purchaseBar from './purchase-bar.island.ts';

export type ProductViewProps = Pick<ProductTabsProps, 'safety' | 'crossNumbers' | 'documents'> & {
  readonly product: ProductDetail;
  /** for whole addresses: `https://example.org`, without a slash at its end */
  readonly shopUrl: string;
  /** pictures, name and purchase area */
  readonly top: ReactNode;
  /** what the shop stands for, near the button */
  readonly services?: ReactNode;
  /** what stands below the purchase area (PDP-13) */
  readonly extras?: ReactNode;
  readonly reviews: ProductReviews;
  readonly related: readonly ProductCard[];
  /** what stands at its foot */
  readonly foot?: ReactNode;
  readonly cardMarkup: CardMarkup;
  readonly shopName: string;
  /** prefix of the platform's names */
  readonly platform: string;
};

export function ProductView(props: ProductViewProps) {
  const { product, shopUrl, top, services, extras, reviews, related, foot, cardMarkup, shopName, platform } =
    props;
  const { site, locale } = useWords();
  const trail = [
    { name: site.home, path: '/' },
    ...product.crumbs,
    { name: product.name, ...langOf(product), path: productPath(product.slug) },
  ];
  return (
    <>
      <BreadcrumbBar crumbs={trail} />
      <article
        id={`product-${product.id}`}
        className={`product type-product product-type-${product.type} ${styles.page}`}
      >
        <Scripted of={purchaseBar} data={null}>
          <div className={styles.top}>
            {top}
            <div className={styles.extras}>
              {services}
              {extras}
            </div>
          </div>
        </Scripted>
        <ProductTabs
          safety={props.safety}
          crossNumbers={props.crossNumbers}
          documents={props.documents}
          product={product}
          reviews={reviews}
          shopName={shopName}
          platform={platform}
        />
        <ChosenProducts title={productPageFor(locale).related} cards={related} cardMarkup={cardMarkup} />
        {foot}
      </article>
      {product.type === 'variable' ? <VariationTemplates platform={platform} /> : null}
      <StructuredDataScript data={structuredData(product, shopUrl)} />
      <StructuredDataScript data={breadcrumbData(trail, shopUrl)} />
    </>
  );
}

/** Structured data for search engines. React escapes `</script` in the text. */
function StructuredDataScript({ data }: { data: object }) {
  return <script type="application/ld+json">{JSON.stringify(data)}</script>;
}
