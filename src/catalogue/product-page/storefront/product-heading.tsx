import type { OfferedProduct } from '#catalogue/variations/rules/offered-product.ts';
import { brandPath } from '#foundation/paths/rules/brand-path.ts';
import { RichText } from '#kit/ui/display/rich-text.tsx';
import { Stars } from '#kit/ui/display/stars.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { productPageFor } from '#messages/product/product-page-for.ts';
import type { FitSummary } from '../rules/fit-summary.ts';
import { FitLines } from './fit-lines.tsx';
import styles from './product-view.module.css';

export type ProductHeadingProps = {
  readonly product: OfferedProduct;
  readonly sku: string | null;
  readonly fit: FitSummary | null;
};

export function ProductHeading({ product, sku, fit }: ProductHeadingProps) {
  const { catalogue, reviews, locale } = useWords();
  return (
    <header className={styles.heading}>
      {product.brand === null || product.brandSlug === null ? null : (
        <p className={styles.brand}>
          <a href={brandPath(product.brandSlug)}>{product.brand}</a>
        </p>
      )}
      <h1 lang={product.lang}>{product.name}</h1>
      <p className={styles.line}>
        {sku === null ? null : <span className={styles.code}>{catalogue.sku(sku)}</span>}
        {product.vendor ? <span>{productPageFor(locale).soldBy(product.vendor)}</span> : null}
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
      <FitLines fit={fit} />
      {product.shortDescription === '' ? null : (
        <div className={styles.short} lang={product.textLang?.shortDescription}>
          <RichText html={product.shortDescription} />
        </div>
      )}
    </header>
  );
}
