import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import type { Locale } from '#messages/locale.ts';
import { pageWords } from '#messages/page-words.ts';
import { CartProvider } from '#shop/cart/storefront/cart-provider.tsx';
import { WordsContext } from '#shop/site/storefront/use-words.ts';
import type { MarkupOf } from '#ui/static/kept-markup.tsx';

// Some thousands of cards, and the menus.
const maxSize = 12 * 1024 * 1024;

/** Markup by the way in which it is drawn. */
type Ways = Readonly<Record<string, string>>;

const sizeOf = (ways: Ways) => Object.values(ways).reduce((size, markup) => size + markup.length, 1);
const keeper = () => new LRUCache<object | string, Ways>({ maxSize, sizeCalculation: sizeOf });

const keptOf: Readonly<Record<Locale, LRUCache<object | string, Ways>>> = { it: keeper(), en: keeper() };

/** Keeps the markup that pages of a language share, in this process; its key never changes, so that it is never old. */
export function markupKeeper(locale: Locale): MarkupOf {
  const kept = keptOf[locale];
  return (of, way, draw) => {
    const ways = kept.get(of);
    const known = ways?.[way];
    if (known !== undefined) return known;
    const markup = renderToString(
      <WordsContext value={{ ...pageWords(locale), locale }}>
        <CartProvider platform="" redirectAfterAdd={false}>
          {draw()}
        </CartProvider>
      </WordsContext>,
    );
    kept.set(of, { ...ways, [way]: markup });
    return markup;
  };
}
