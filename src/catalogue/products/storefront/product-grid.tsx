import type { ReactNode } from 'react';
import { CachedMarkups, type CachedPiece } from '#kit/ui/static/cached-markup.tsx';
import { useWords, type Words } from '#kit/words/storefront/use-words.ts';
import type { ProductCard } from '../rules/product-card.ts';
import type { BuyAction } from './buy-action.ts';
import { type CardTexts, cardTexts } from './card-texts.ts';
import cardStyles from './product-card.module.css';
import { ProductCardView } from './product-card.tsx';
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
      <CachedMarkups
        as="li"
        className={cardStyles.card}
        pieces={cards.map((card, index) => pieceOf(card, { words, buyAction, eager: index < eager }))}
      />
    </ul>
  );
}

type Way = { readonly words: Words; readonly buyAction: BuyAction; readonly eager: boolean };

/** A card is written into the template of its shape. */
function pieceOf(card: ProductCard, { words, buyAction, eager }: Way): CachedPiece<CardTexts> {
  return {
    way: eager ? 'seen at once' : 'seen later',
    texts: () => cardTexts(card, words, buyAction),
    render: (texts) => (
      <ProductCardView texts={texts} words={words} action={actionOf(texts, buyAction)} eager={eager} />
    ),
  };
}

function actionOf({ button, swatches }: CardTexts, buyAction: BuyAction): ReactNode {
  if (swatches) return buyAction.swatches(swatches);
  return button && buyAction.button(button);
}
