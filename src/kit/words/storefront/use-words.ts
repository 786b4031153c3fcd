import { createContext, useContext } from 'react';
import type { EveryPageMessages } from '#messages/it/every-page.ts';

/** The words of every page and the language they are in. */
export type Words = EveryPageMessages;

export const WordsContext = createContext<Words | null>(null);

/** The words that every page is written in; those of a product, of the checkout and of orders: `useShopWords`. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('no words around this screen');
  return words;
}
