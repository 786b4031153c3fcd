import type { ProductDetail } from '#catalogue/variations/rules/product-detail.ts';
import { brandPath } from '#foundation/paths/rules/brand-path.ts';
import { Stars } from '#kit/ui/display/stars.tsx';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import styles from './product-view.module.css';

export type ProductHeadingProps = {
  readonly product: ProductDetail;
  readonly sku: string | null;
};

export function ProductHeading({ product, sku }: ProductHeadingProps) {
  const { catalogue, productPage, reviews, locale } = useShopWords();
  return (
    <header className={styles.heading}>
      {product.brand === null || product.brandSlug === null ? null : (
        <p className={styles.brand}>
          <a href={brandPath(product.brandSlug)}>{product.brand}</a>
        </p>
      )}
      <h1>{product.name}</h1>
      <p className={styles.line}>
        {sku === null ? null : <span className={styles.code}>{catalogue.sku(sku)}</span>}
        {product.vendor ? <span>{productPage.soldBy(product.vendor)}</span> : null}
        {product.reviewCount > 0 ? (
          <a href="#reviews">
            {product.rating > 0 ? (
              <Stars
                rating={product.rating}
                label={reviews.outOfFive(product.rating.toLocaleString(locale))}
              />
            ) : null}
            {reviews.count(product.reviewCount)}
          </a>
        ) : null}
      </p>
      {product.shortDescription === '' ? null : <p className={styles.short}>{product.shortDescription}</p>}
    </header>
  );
}
