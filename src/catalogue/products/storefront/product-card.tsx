import type { ReactNode } from 'react';
import { productPath } from '#foundation/paths/rules/paths.ts';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Picture } from '#kit/ui/display/picture.tsx';
import { Stars } from '#kit/ui/display/stars.tsx';
import { useWords, type Words } from '#kit/words/storefront/use-words.ts';
import { discountPercent } from '../rules/discount-percent.ts';
import type { ProductCard } from '../rules/product-card.ts';
import { NoPicture } from './no-picture.tsx';
import { squareSource } from './picture-source.ts';
import { PriceTag } from './price-tag.tsx';
import styles from './product-card.module.css';
import { StockLine } from './stock-line.tsx';

export type ProductCardViewProps = {
  readonly card: ProductCard;
  /** what sells the product on its card; null: a link leads to its page */
  readonly action: ReactNode;
  /** what stands in the corner of its picture */
  readonly corner?: ReactNode;
  /** among the first that are seen */
  readonly eager: boolean;
};

const sizes = '(max-width:559px) 112px,(max-width:899px) 30vw,(max-width:1599px) 19vw,300px';
const widest = 640;

/** What stands in the list's entry of a product. */
export function ProductCardView({ card, action, corner, eager }: ProductCardViewProps) {
  const words = useWords();
  const { catalogue } = words;
  const { brand, name, picture, price, sku } = card;
  const discount = price ? discountPercent(price) : 0;
  return (
    <>
      <div className={styles.picture}>
        {picture ? (
          <Picture source={squareSource(picture)} sizes={sizes} upTo={widest} eager={eager} />
        ) : (
          <NoPicture />
        )}
        {discount > 0 ? <span className={styles.discount}>{catalogue.discount(discount)}</span> : null}
      </div>
      <div className={styles.text}>
        {brand === null ? null : <span className={styles.brand}>{brand}</span>}
        <h3 className={styles.name} lang={card.lang}>
          <a href={productPath(card.slug)}>{name}</a>
        </h3>
        {sku === null ? null : <span className={styles.sku}>{catalogue.sku(sku)}</span>}
        {card.reviewCount > 0 ? <Rating card={card} words={words} /> : null}
      </div>
      <div className={styles.foot}>
        <div className={styles.price}>
          <PriceTag price={price} words={words} />
          {price?.mode === 'net' ? <small>{catalogue.vatExcluded}</small> : null}
        </div>
        <StockLine stock={card.stock} words={catalogue} />
        <div className={styles.action}>{action ?? <PageLink card={card} words={words} />}</div>
      </div>
      {corner}
    </>
  );
}

type PartProps = { readonly card: ProductCard; readonly words: Words };

function Rating({ card: { rating, reviewCount }, words: { catalogue, locale } }: PartProps) {
  return (
    <span className={styles.rating}>
      <Stars rating={rating} label={catalogue.ratingOf(rating.toLocaleString(locale), reviewCount)} />
      <span aria-hidden="true">{reviewCount}</span>
    </span>
  );
}

/** Leads to the page of a product that is not bought on its card. */
function PageLink({ card: { name, slug, stock, type }, words: { catalogue } }: PartProps) {
  const hasOptions = type === 'variable' && stock.kind !== 'out-of-stock';
  return (
    <a
      className={buttonClass({ kind: 'secondary', wide: true })}
      href={productPath(slug)}
      aria-label={hasOptions ? catalogue.chooseOptionsOf(name) : catalogue.seeProductNamed(name)}
    >
      {hasOptions ? catalogue.chooseOptions : catalogue.seeProduct}
    </a>
  );
}
