import { Fragment, type ReactNode } from 'react';
import { factNames } from '#catalogue/products/rules/product-fields.ts';
import type { NamedText } from '#catalogue/products/rules/translated-text.ts';
import type { ProductDetail } from '#catalogue/variations/rules/product-detail.ts';
import { brandPath } from '#foundation/paths/rules/brand-path.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { productPageFor } from '#messages/product/product-page-for.ts';
import { formatFact } from '../rules/measures.ts';
import styles from './product-facts.module.css';

/** The technical data; code, weight and size of a variation stand in for the product's own while it is shown (VAR-19). */
export function ProductFacts({ product }: { readonly product: ProductDetail }) {
  const { locale } = useWords();
  const words = productPageFor(locale);
  const factsOf = (where: 'first' | 'last') =>
    factNames(where).map((name) => {
      const value = product[name];
      // A variation may have what its product has not.
      if (value === null && product.type === 'simple') return null;
      const text = value === null ? '' : formatFact(value, locale);
      return <Fact key={name} name={words.facts[name]} value={text} field={name} />;
    });
  return (
    <table className={styles.facts}>
      <caption>{words.technicalData}</caption>
      <tbody>
        {factsOf('first')}
        {product.brand === null || product.brandSlug === null ? null : (
          <Fact name={words.brand} value={<a href={brandPath(product.brandSlug)}>{product.brand}</a>} />
        )}
        {product.attributes.map(({ label, lang, values }) => (
          <Fact key={label} name={label} lang={lang} value={<Terms terms={values} />} />
        ))}
        {factsOf('last')}
      </tbody>
    </table>
  );
}

function Terms({ terms }: { readonly terms: readonly NamedText[] }) {
  return terms.map(({ name, lang }, at) => (
    <Fragment key={name}>
      {at > 0 ? ', ' : ''}
      {lang === undefined ? name : <span lang={lang}>{name}</span>}
    </Fragment>
  ));
}

type FactProps = { name: string; value: ReactNode; field?: string; lang?: string | undefined };

function Fact({ name, value, field, lang }: FactProps) {
  return (
    <tr data-fact={field} hidden={value === ''}>
      <th scope="row" lang={lang}>
        {name}
      </th>
      <td>{value}</td>
    </tr>
  );
}
