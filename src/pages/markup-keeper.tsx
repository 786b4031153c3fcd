import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import type { Locale } from '#messages/locale.ts';
import { pageWords } from '#messages/page-words.ts';
import { CartProvider } from '#shop/cart/storefront/cart-provider.tsx';
import { WordsContext } from '#shop/site/storefront/use-words.ts';
import type { MarkupOf } from '#ui/static/kept-markup.tsx';

// Some thousands of cards, and the menus.
const maxSize = 12 * 1024 * 1024;

const keeper = () =>
  new LRUCache<string, string>({ maxSize, sizeCalculation: (markup, key) => markup.length + key.length });

const keptOf: Readonly<Record<Locale, LRUCache<string, string>>> = { it: keeper(), en: keeper() };

/** Keeps the markup that pages of a language share, in this process; what it shows is its key, so that it is never old. */
export function markupKeeper(locale: Locale): MarkupOf {
  const kept = keptOf[locale];
  return (key, draw) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const markup = renderToString(
      <WordsContext value={{ ...pageWords(locale), locale }}>
        <CartProvider platform="" redirectAfterAdd={false}>
          {draw()}
        </CartProvider>
      </WordsContext>,
    );
    kept.set(key, markup);
    return markup;
  };
}
