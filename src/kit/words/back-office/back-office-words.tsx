import type { ReactNode } from 'react';
import type { Locale } from '#messages/locale.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { BackOfficeWordsContext } from './use-back-office-words.ts';

/** Puts the words of the staff area around its screens. */
export function BackOfficeWords({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <BackOfficeWordsContext value={{ ...staffMessagesFor(locale), locale }}>
      {children}
    </BackOfficeWordsContext>
  );
}
