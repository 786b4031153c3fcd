import type { ReactNode } from 'react';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { WrittenPicture } from '#kit/ui/display/picture.tsx';
import { WrittenStars } from '#kit/ui/display/stars.tsx';
import type { Words } from '#kit/words/storefront/use-words.ts';
import type { CardTexts } from './card-texts.ts';
import { NoPicture } from './no-picture.tsx';
import { WrittenPrice } from './price-tag.tsx';
import styles from './product-card.module.css';
import { WrittenStock } from './stock-line.tsx';

export type ProductCardViewProps = {
  /** may be placeholders that are replaced by the texts of each card: rendering must not depend on their content */
  readonly texts: CardTexts;
  readonly words: Words;
  /** what sells the product on its card; null: a link leads to its page */
  readonly action: ReactNode;
  /** among the first that are seen */
  readonly eager?: boolean;
};

const sizes = '(max-width:559px) 112px,(max-width:899px) 30vw,(max-width:1599px) 19vw,300px';
const linkClass = buttonClass({ kind: 'secondary', wide: true });

/** What stands in the list's entry of a product. */
export function ProductCardView({ texts, words, action, eager = false }: ProductCardViewProps) {
  const { brand, discount, link, name, path, picture, price, rating, sku, stock, vatNote } = texts;
  return (
    <>
      <div className={styles.picture}>
        {picture ? <WrittenPicture texts={picture} sizes={sizes} eager={eager} /> : <NoPicture />}
        {discount === null ? null : <span className={styles.discount}>{discount}</span>}
      </div>
      <div className={styles.text}>
        {brand === null ? null : <span className={styles.brand}>{brand}</span>}
        <h3 className={styles.name}>
          <a href={path}>{name}</a>
        </h3>
        {sku === null ? null : <span className={styles.sku}>{sku}</span>}
        {rating ? (
          <span className={styles.rating}>
            <WrittenStars texts={rating.stars} />
            <span aria-hidden="true">{rating.count}</span>
          </span>
        ) : null}
      </div>
      <div className={styles.foot}>
        <div className={styles.price}>
          <WrittenPrice texts={price} words={words} />
          {vatNote === null ? null : <small>{vatNote}</small>}
        </div>
        <WrittenStock texts={stock} />
        <div className={styles.action}>
          {link ? (
            <a className={linkClass} href={path} aria-label={link.heard}>
              {link.seen}
            </a>
          ) : (
            action
          )}
        </div>
      </div>
    </>
  );
}
