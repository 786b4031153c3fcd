import type { ReactNode } from 'react';
import { factNames, type Size } from '#catalogue/products/rules/product-fields.ts';
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
  const textOf = (value: string | number | Size) => {
    if (typeof value === 'string') return value;
    return typeof value === 'number' ? formatWeight(value, locale) : formatSize(value);
  };
  const factsOf = (where: 'first' | 'last') =>
    factNames(where).map((name) => {
      const value = variation?.[name] ?? product[name];
      return value === null ? null : <Fact key={name} name={productPage.facts[name]} value={textOf(value)} />;
    });
  return (
    <table className={styles.facts}>
      <caption>{productPage.technicalData}</caption>
      <tbody>
        {factsOf('first')}
        {product.brand === null || product.brandSlug === null ? null : (
          <Fact name={productPage.brand} value={<a href={brandPath(product.brandSlug)}>{product.brand}</a>} />
        )}
        {product.attributes.map(({ label, values }) => (
          <Fact key={label} name={label} value={values.join(', ')} />
        ))}
        {factsOf('last')}
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
