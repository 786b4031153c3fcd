import type { ProductDetail } from '#catalogue/variations/rules/product-detail.ts';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import { grouped } from '../rules/grouped.ts';
import styles from './product-facts.module.css';

/** The makers' own numbers of the part, maker by maker. */
export function OeNumberList({ numbers }: { numbers: ProductDetail['oeNumbers'] }) {
  const { productPage } = useShopWords();
  const byMaker = grouped(numbers, (number) => number.manufacturer);
  return (
    <section className={styles.codes}>
      <h2>{productPage.oeNumbers}</h2>
      <dl>
        {byMaker.map(([maker, codes]) => [
          <dt key={maker}>{maker}</dt>,
          <dd key={`${maker} codes`}>
            {codes.map(({ code }) => (
              <span key={code}>{code}</span>
            ))}
          </dd>,
        ])}
      </dl>
    </section>
  );
}
