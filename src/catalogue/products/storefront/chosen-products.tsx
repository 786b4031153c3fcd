import type { ProductCard } from '../rules/product-card.ts';
import styles from './chosen-products.module.css';
import { type CardMarkup, ProductGrid } from './product-grid.tsx';

export type ChosenProductsProps = {
  readonly title: string;
  readonly cards: readonly ProductCard[];
  readonly cardMarkup: CardMarkup;
};

/** A few products below a page, under a heading; nothing where there are none. */
export function ChosenProducts({ title, cards, cardMarkup }: ChosenProductsProps) {
  if (cards.length === 0) return null;
  return (
    <section className={styles.chosen}>
      <h2>{title}</h2>
      <ProductGrid cards={cards} cardMarkup={cardMarkup} wholeRows />
    </section>
  );
}
