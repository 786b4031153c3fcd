import type { ProductDetail } from '#catalogue/variations/rules/product-detail.ts';
import { grouped } from '../rules/grouped.ts';
import styles from './product-facts.module.css';

/** Numbers of the part, by manufacturer. */
export function OeNumberList({ numbers, title }: { numbers: ProductDetail['oeNumbers']; title: string }) {
  const byManufacturer = grouped(numbers, (number) => number.manufacturer);
  return (
    <section className={styles.codes}>
      <h2>{title}</h2>
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
