import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { Price } from '#kit/ui/display/price.tsx';
import type { Words } from '#kit/words/storefront/use-words.ts';
import type { ShownPrice } from '#pricing/prices/rules/shown-price.ts';

/** A price of the shop as it is shown everywhere; takes the words, so that a card costs no context. */
export function PriceTag({ price, words }: { price: ShownPrice | null; words: Words }) {
  const { catalogue, locale } = words;
  if (!price) return <span>{catalogue.priceOnRequest}</span>;
  return (
    <Price
      current={formatEuro(price.unit, locale)}
      before={price.onSale ? formatEuro(price.regular, locale) : null}
      from={price.upTo === null ? null : catalogue.priceFromLabel}
      words={catalogue}
    />
  );
}
