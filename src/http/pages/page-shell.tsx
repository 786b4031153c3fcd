import type { ReactNode } from 'react';
import fontStyles from '#kit/ui/fonts.css?url';
import { WordsContext } from '#kit/words/storefront/use-words.ts';
import type { Locale } from '#messages/locale.ts';
import { pageWords } from '#messages/page-words.ts';
import { FontStyles } from './font-styles.tsx';

/** What the scripts of a page read from its body. */
export type ShellFacts = {
  readonly locale: Locale;
  /** prefix of the platform's names */
  readonly platform: string;
  /** an add leads to the cart (CART-08) */
  readonly redirectAfterAdd: boolean;
};

/** What a page looks like. */
export type ShellLook = {
  /** the style sheet with the shop's own colours; null for the usual ones */
  readonly theme: string | null;
};

export type PageShellProps = ShellFacts &
  ShellLook & {
    /** title, further tags and style sheets */
    readonly head: ReactNode;
    readonly children: ReactNode;
  };

/** The whole page: its head, and a body that says that scripts have not run yet. */
export function PageShell({ locale, platform, redirectAfterAdd, theme, head, children }: PageShellProps) {
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FAFAF7" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {head}
        {theme === null ? null : <link rel="stylesheet" href={theme} />}
        <FontStyles address={fontStyles} />
      </head>
      <body
        className={`${platform}-no-js`}
        data-platform={platform}
        data-redirect-after-add={redirectAfterAdd ? 'yes' : ''}
        suppressHydrationWarning
      >
        <WordsContext value={pageWords(locale)}>{children}</WordsContext>
      </body>
    </html>
  );
}
