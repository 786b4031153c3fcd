import type { ReactNode } from 'react';
import type { ProductDetail } from '#catalogue/variations/rules/product-detail.ts';
import type { VariationChoice } from '#catalogue/variations/rules/variation-choice.ts';
import { brandPath } from '#foundation/paths/rules/brand-path.ts';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import { formatSize, formatWeight } from '../rules/measures.ts';
import styles from './product-facts.module.css';

export type ProductFactsProps = {
  readonly product: ProductDetail;
  /** whose code, weight and size stand in for the product's own (VAR-19) */
  readonly variation: VariationChoice | null;
};

export function ProductFacts({ product, variation }: ProductFactsProps) {
  const { productPage, locale } = useShopWords();
  const sku = variation?.sku ?? product.sku;
  const weight = variation?.weightGrams ?? product.weightGrams;
  const size = variation?.size ?? product.size;
  return (
    <table className={styles.facts}>
      <caption>{productPage.technicalData}</caption>
      <tbody>
        {sku === null ? null : <Fact name={productPage.code} value={sku} />}
        {product.brand === null || product.brandSlug === null ? null : (
          <Fact name={productPage.brand} value={<a href={brandPath(product.brandSlug)}>{product.brand}</a>} />
        )}
        {product.attributes.map(({ label, values }) => (
          <Fact key={label} name={label} value={values.join(', ')} />
        ))}
        {weight === null ? null : <Fact name={productPage.weight} value={formatWeight(weight, locale)} />}
        {size === null ? null : <Fact name={productPage.size} value={formatSize(size)} />}
      </tbody>
    </table>
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{value}</td>
    </tr>
  );
}
