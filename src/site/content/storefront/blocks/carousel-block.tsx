import type { ProductCard } from '#catalogue/products/rules/product-card.ts';
import cardStyles from '#catalogue/products/storefront/product-card.module.css';
import type { CardMarkup } from '#catalogue/products/storefront/product-grid.tsx';
import { productCarousel } from '../../rules/blocks/carousel-settings.ts';
import styles from './slides.module.css';
import { Slides } from './slides.tsx';

export type CarouselBlockProps = {
  readonly label: string;
  readonly cards: readonly ProductCard[];
  readonly cardMarkup: CardMarkup;
  readonly autoplay: boolean;
};

/** Products in a row that one scrolls. */
export function CarouselBlock({ label, cards, cardMarkup, autoplay }: CarouselBlockProps) {
  return (
    <Slides
      label={label}
      look="cards"
      settings={productCarousel(autoplay)}
      slides={cards.map((card) => (
        <div
          key={card.id}
          className={`${cardStyles.card} ${styles.card}`}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: it was rendered by React.
          dangerouslySetInnerHTML={{ __html: cardMarkup(card, false) }}
        />
      ))}
    />
  );
}
