import { createContext, useContext } from 'react';
import type { StorefrontMessages } from '#messages/it/storefront.ts';
import type { Locale } from '#messages/locale.ts';

/** The words of the interface and the language they are in. */
export type Words = StorefrontMessages & { readonly locale: Locale };

export const WordsContext = createContext<Words | null>(null);

/** The words that this page is written in. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('no words around this screen');
  return words;
}
