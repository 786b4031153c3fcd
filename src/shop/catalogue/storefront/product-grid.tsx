import { useWords } from '#shop/site/storefront/use-words.ts';
import { KeptMarkup } from '#ui/static/kept-markup.tsx';
import type { ProductCard } from '../rules/product-card.ts';
import cardStyles from './product-card.module.css';
import { type BuyAction, ProductCardView } from './product-card.tsx';
import styles from './product-grid.module.css';

// Cards are the same objects from page to page while the server remembers them: what they say is written out once.
const texts = { eager: new WeakMap<ProductCard, string>(), later: new WeakMap<ProductCard, string>() };

function textOf(card: ProductCard, isEager: boolean): string {
  const written = texts[isEager ? 'eager' : 'later'];
  const known = written.get(card);
  if (known !== undefined) return known;
  const text = `card ${isEager} ${JSON.stringify(card)}`;
  written.set(card, text);
  return text;
}

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
      {cards.map((card, index) => (
        <KeptMarkup
          key={card.id}
          as="li"
          className={cardStyles.card}
          of={textOf(card, index < eager)}
          draw={() => (
            <ProductCardView card={card} words={words} buyAction={buyAction} eager={index < eager} />
          )}
        />
      ))}
    </ul>
  );
}
