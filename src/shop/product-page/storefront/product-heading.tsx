import { useShopWords } from '#shop/site/storefront/use-shop-words.ts';
import { Stars } from '#ui/display/stars.tsx';
import type { ProductDetail } from '../rules/product-detail.ts';
import styles from './product-view.module.css';

export type ProductHeadingProps = {
  readonly product: ProductDetail;
  readonly sku: string | null;
};

export function ProductHeading({ product, sku }: ProductHeadingProps) {
  const { catalogue, productPage, reviews, locale } = useShopWords();
  return (
    <header className={styles.heading}>
      {product.brand === null ? null : <p className={styles.brand}>{product.brand}</p>}
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
