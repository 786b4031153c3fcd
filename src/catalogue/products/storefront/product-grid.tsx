import type { ProductCard } from '../rules/product-card.ts';
import cardStyles from './product-card.module.css';
import styles from './product-grid.module.css';

/** The markup of what stands on a card, which many pages share; `eager` for a card among the first that are seen. */
export type CardMarkup = (card: ProductCard, eager: boolean) => string;

export type ProductGridProps = {
  readonly cards: readonly ProductCard[];
  readonly cardMarkup: CardMarkup;
  /** how many of them are seen at once, and loaded first */
  readonly eager?: number;
  /** some of many: rows that they do not fill are left out */
  readonly wholeRows?: boolean;
};

export function ProductGrid({ cards, cardMarkup, eager = 0, wholeRows = false }: ProductGridProps) {
  return (
    <div className={styles.frame}>
      <ul className={wholeRows ? `${styles.grid} ${styles.whole}` : styles.grid}>
        {cards.map((card, index) => (
          <li
            key={card.id}
            className={cardStyles.card}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: it was rendered by React.
            dangerouslySetInnerHTML={{ __html: cardMarkup(card, index < eager) }}
          />
        ))}
      </ul>
    </div>
  );
}
