import type { StorefrontMessages } from '#messages/it/storefront.ts';
import { shopWords } from '#messages/shop-words.ts';
import { useWords } from './use-words.ts';

/** All words of the storefront and the language they are in. */
export type ShopWords = StorefrontMessages;

/** All words of the storefront, for screens that no listing shows: listings do not carry them (docs/decisions/0008). */
export function useShopWords(): ShopWords {
  return shopWords(useWords().locale);
}
