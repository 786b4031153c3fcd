import { productPath } from '#foundation/paths/rules/paths.ts';
import { type PictureTexts, pictureTexts } from '#kit/ui/display/picture.tsx';
import { type StarTexts, starTexts } from '#kit/ui/display/stars.tsx';
import type { Words } from '#kit/words/storefront/use-words.ts';
import { discountPercent } from '../rules/discount-percent.ts';
import type { ProductCard } from '../rules/product-card.ts';
import type { ButtonTexts, BuyAction, SwatchTexts } from './buy-action.ts';
import { pictureSource } from './picture-source.ts';
import { type PriceTexts, priceTexts } from './price-tag.tsx';
import { type StockTexts, stockTexts } from './stock-line.tsx';

/** What is written on a card; null is what the card does not have. */
export type CardTexts = {
  readonly path: string;
  readonly name: string;
  readonly picture: PictureTexts | null;
  readonly discount: string | null;
  readonly brand: string | null;
  readonly sku: string | null;
  readonly rating: { readonly stars: StarTexts; readonly count: string } | null;
  readonly price: PriceTexts | null;
  readonly vatNote: string | null;
  readonly stock: StockTexts;
  /** of a product that can be bought as it stands */
  readonly button: ButtonTexts | null;
  /** of a product that is chosen on its card */
  readonly swatches: SwatchTexts | null;
  /** where neither is there: what leads to its page */
  readonly link: { readonly heard: string; readonly seen: string } | null;
};

const widest = 640;

/** What is written on the card of a product. */
export function cardTexts(card: ProductCard, words: Words, buyAction: BuyAction): CardTexts {
  const { catalogue } = words;
  const { brand, choices, name, picture, price, sku } = card;
  const percent = price ? discountPercent(price) : 0;
  const isBought = card.buyable && card.type === 'simple';
  return {
    path: productPath(card.slug),
    name,
    picture: picture && pictureTexts(pictureSource(picture), widest),
    discount: percent > 0 ? catalogue.discount(percent) : null,
    brand,
    sku: sku === null ? null : catalogue.sku(sku),
    rating: card.reviewCount > 0 ? ratingTexts(card, words) : null,
    price: priceTexts(price, words),
    vatNote: price?.mode === 'net' ? catalogue.vatExcluded : null,
    stock: stockTexts(card.stock, catalogue),
    button: isBought ? buyAction.textsOf(card, words) : null,
    swatches: choices ? buyAction.swatchTexts({ ...card, choices }, words) : null,
    link: isBought || choices ? null : linkTexts(card, words),
  };
}

function ratingTexts({ rating, reviewCount }: ProductCard, { catalogue, locale }: Words) {
  const label = catalogue.ratingOf(rating.toLocaleString(locale), reviewCount);
  return { stars: starTexts(rating, label), count: String(reviewCount) };
}

function linkTexts({ type, stock, name }: ProductCard, { catalogue }: Words) {
  return type === 'variable' && stock.kind !== 'out-of-stock'
    ? { heard: catalogue.chooseOptionsOf(name), seen: catalogue.chooseOptions }
    : { heard: catalogue.seeProductNamed(name), seen: catalogue.seeProduct };
}
