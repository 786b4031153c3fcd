import type { ReactNode } from 'react';
import type { Words } from '#shop/site/storefront/use-words.ts';
import { buttonClass } from '#ui/controls/button-class.ts';
import { Picture } from '#ui/display/picture.tsx';
import { Stars } from '#ui/display/stars.tsx';
import { discountPercent } from '../rules/discount-percent.ts';
import { productPath } from '../rules/paths.ts';
import type { ProductCard } from '../rules/product-card.ts';
import { NoPicture } from './no-picture.tsx';
import { pictureSource } from './picture-source.ts';
import { PriceTag } from './price-tag.tsx';
import styles from './product-card.module.css';
import { StockLine } from './stock-line.tsx';

/** What adds a product to the cart; asked only for products that can be bought, or chosen, on their card (CAT-05). */
export type BuyAction = (card: ProductCard) => ReactNode;

export type ProductCardViewProps = {
  readonly card: ProductCard;
  readonly words: Words;
  readonly buyAction: BuyAction;
  /** among the first that are seen */
  readonly eager?: boolean;
};

const sizes = '(max-width:559px) 112px,(max-width:899px) 30vw,(max-width:1599px) 19vw,300px';
const widest = 640;
const linkClass = buttonClass({ kind: 'secondary', wide: true });

/** What stands in the list's entry of a product. */
export function ProductCardView({ card, words, buyAction, eager = false }: ProductCardViewProps) {
  const { catalogue, locale } = words;
  const path = productPath(card.slug);
  const percent = card.price ? discountPercent(card.price) : 0;
  return (
    <>
      <div className={styles.picture}>
        {card.picture ? (
          <Picture source={pictureSource(card.picture)} sizes={sizes} eager={eager} upTo={widest} />
        ) : (
          <NoPicture />
        )}
        {percent > 0 ? <span className={styles.discount}>{catalogue.discount(percent)}</span> : null}
      </div>
      <div className={styles.text}>
        {card.brand === null ? null : <span className={styles.brand}>{card.brand}</span>}
        <h3 className={styles.name}>
          <a href={path}>{card.name}</a>
        </h3>
        {card.sku === null ? null : <span className={styles.sku}>{catalogue.sku(card.sku)}</span>}
        {card.reviewCount > 0 ? (
          <span className={styles.rating}>
            <Stars
              rating={card.rating}
              label={catalogue.ratingOf(card.rating.toLocaleString(locale), card.reviewCount)}
            />
            <span aria-hidden="true">{card.reviewCount}</span>
          </span>
        ) : null}
      </div>
      <div className={styles.foot}>
        <div className={styles.price}>
          <PriceTag price={card.price} words={words} />
          {card.price?.mode === 'net' ? <small>{catalogue.vatExcluded}</small> : null}
        </div>
        <StockLine stock={card.stock} words={catalogue} />
        <div className={styles.action}>{actionOf(card, words, path, buyAction)}</div>
      </div>
    </>
  );
}

function actionOf(card: ProductCard, { catalogue }: Words, path: string, buyAction: BuyAction): ReactNode {
  if (card.choices || (card.buyable && card.type === 'simple')) return buyAction(card);
  const choosable = card.type === 'variable' && card.stock.kind !== 'out-of-stock';
  return (
    <a
      className={linkClass}
      href={path}
      aria-label={choosable ? catalogue.chooseOptionsOf(card.name) : catalogue.seeProductNamed(card.name)}
    >
      {choosable ? catalogue.chooseOptions : catalogue.seeProduct}
    </a>
  );
}
