import { useWords } from '#shop/site/storefront/use-words.ts';
import { KeptMarkups } from '#ui/static/kept-markup.tsx';
import type { ProductCard } from '../rules/product-card.ts';
import cardStyles from './product-card.module.css';
import { type BuyAction, ProductCardView } from './product-card.tsx';
import styles from './product-grid.module.css';

export type ProductGridProps = {
  readonly cards: readonly ProductCard[];
  readonly buyAction: BuyAction;
  /** how many of them are seen at once, and loaded first */
  readonly eager?: number;
};

export function ProductGrid({ cards, buyAction, eager = 0 }: ProductGridProps) {
  const words = useWords();
  return (
    <ul className={styles.grid}>
      <KeptMarkups
        as="li"
        className={cardStyles.card}
        pieces={cards.map((card, index) => ({
          of: card,
          way: index < eager ? 'seen at once' : 'seen later',
          draw: () => (
            <ProductCardView card={card} words={words} buyAction={buyAction} eager={index < eager} />
          ),
        }))}
      />
    </ul>
  );
}
