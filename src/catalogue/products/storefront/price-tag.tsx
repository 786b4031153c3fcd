import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { Price } from '#kit/ui/display/price.tsx';
import type { Words } from '#kit/words/storefront/use-words.ts';
import type { ShownPrice } from '#pricing/prices/rules/shown-price.ts';

/** What is written of a price. */
export type PriceTexts = {
  readonly current: string;
  /** the price before, where it was reduced */
  readonly before: string | null;
  /** the word before the lowest of many prices: `da` */
  readonly from: string | null;
};

/** What is written of a price of the shop; null where there is none. */
export function priceTexts(price: ShownPrice | null, { catalogue, locale }: Words): PriceTexts | null {
  if (!price) return null;
  return {
    current: formatEuro(price.unit, locale),
    before: price.onSale ? formatEuro(price.regular, locale) : null,
    from: price.upTo === null ? null : catalogue.priceFromLabel,
  };
}

/** A price of the shop as it is shown everywhere; takes the words, so that a card costs no context. */
export function PriceTag({ price, words }: { price: ShownPrice | null; words: Words }) {
  return <WrittenPrice texts={priceTexts(price, words)} words={words} />;
}

/** A price of which it is known how it is written. */
export function WrittenPrice({ texts, words: { catalogue } }: { texts: PriceTexts | null; words: Words }) {
  return texts ? <Price {...texts} words={catalogue} /> : <span>{catalogue.priceOnRequest}</span>;
}
