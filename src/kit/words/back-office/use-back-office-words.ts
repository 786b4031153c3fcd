import { createContext, useContext } from 'react';
import type { Locale } from '#messages/locale.ts';
import type { StaffMessages } from '#messages/staff-messages-for.ts';

/** The words of the staff area and the language they are in. */
export type BackOfficeWords = StaffMessages & { readonly locale: Locale };

export const BackOfficeWordsContext = createContext<BackOfficeWords | null>(null);

/** The words that this page of the staff area is written in. */
export function useBackOfficeWords(): BackOfficeWords {
  const words = useContext(BackOfficeWordsContext);
  if (!words) throw new Error('no words around this screen');
  return words;
}
