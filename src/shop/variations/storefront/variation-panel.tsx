import { PriceTag } from '#shop/catalogue/storefront/price-tag.tsx';
import { StockLine } from '#shop/catalogue/storefront/stock-line.tsx';
import type { VariationChoice } from '#shop/product-page/rules/product-detail.ts';
import { useWords } from '#shop/site/storefront/use-words.ts';
import styles from './variation-form.module.css';

/** Price, availability and description of the chosen variation; slides open (VAR-02, VAR-24). */
export function VariationPanel({ shown }: { shown: VariationChoice | null }) {
  const words = useWords();
  return (
    <div className={styles.panel} data-open={shown ? '' : undefined} aria-live="polite">
      <div>
        {shown ? (
          <div className={styles.found}>
            <span className={styles.price}>
              <PriceTag price={shown.price} words={words} />
            </span>
            <StockLine stock={shown.stock} words={words.catalogue} />
            {shown.description === '' ? null : <p>{shown.description}</p>}
          </div>
        ) : null}
      </div>
    </div>
  );
}
