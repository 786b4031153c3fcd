import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import type { ProductCard } from '#catalogue/products/rules/product-card.ts';
import type { CardMarkup } from '#catalogue/products/storefront/product-grid.tsx';
import { DocumentContext } from '#kit/islands/storefront/island.tsx';
import { WordsContext } from '#kit/words/storefront/use-words.ts';
import type { Locale } from '#messages/locale.ts';
import { pageWords } from '#messages/page-words.ts';
import { CartProvider } from '#selling/cart/storefront/cart-provider.tsx';
import { SellingCard } from '#selling/cart/storefront/selling-card.tsx';

/** The markup of a card in each way in which it was asked for. */
type Ways = Readonly<Record<string, string>>;

// Signs, of two bytes each: some two thousand cards.
const maxSize = 6 * 1024 * 1024;

const cache = new LRUCache<ProductCard, Ways>({
  maxSize,
  sizeCalculation: (ways) => Object.values(ways).reduce((size, markup) => size + markup.length, 1),
});

/**
 * The markup of cards, rendered once and then cached. A card is never changed, and is one object for all pages that show it until a notice
 * evicts it from the memory of the process, so no entry is ever outdated.
 */
export function cardMarkupIn(locale: Locale): CardMarkup {
  return (card, eager) => {
    const way = `${locale}${eager ? ' eager' : ''}`;
    const ways = cache.get(card);
    const known = ways?.[way];
    if (known !== undefined) return known;
    const markup = renderCard(card, eager, locale);
    cache.set(card, { ...ways, [way]: markup });
    return markup;
  };
}

function renderCard(card: ProductCard, eager: boolean, locale: Locale): string {
  return renderToString(
    <WordsContext value={pageWords(locale)}>
      <CartProvider>
        <DocumentContext value={true}>
          <SellingCard card={card} eager={eager} />
        </DocumentContext>
      </CartProvider>
    </WordsContext>,
  );
}
