import type { ReactNode } from 'react';

type LangTextProps = { readonly lang: 'it' | 'en' | undefined; readonly children: ReactNode };

/** A text with the language that it is in; without an element of its own where that is the page's. */
export function LangText({ lang, children }: LangTextProps) {
  return lang === undefined ? children : <span lang={lang}>{children}</span>;
}
