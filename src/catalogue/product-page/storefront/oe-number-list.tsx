import type { ProductDetail } from '#catalogue/variations/rules/product-detail.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { productPageFor } from '#messages/product/product-page-for.ts';
import { grouped } from '../rules/grouped.ts';
import styles from './product-facts.module.css';

/** The OE numbers of the part, by manufacturer. */
export function OeNumberList({ numbers }: { numbers: ProductDetail['oeNumbers'] }) {
  const { oeNumbers } = productPageFor(useWords().locale);
  const byManufacturer = grouped(numbers, (number) => number.manufacturer);
  return (
    <section className={styles.codes}>
      <h2>{oeNumbers}</h2>
      <dl>
        {byManufacturer.map(([manufacturer, codes]) => [
          <dt key={manufacturer}>{manufacturer}</dt>,
          <dd key={`${manufacturer} codes`}>
            {codes.map(({ code }) => (
              <span key={code}>{code}</span>
            ))}
          </dd>,
        ])}
      </dl>
    </section>
  );
}
