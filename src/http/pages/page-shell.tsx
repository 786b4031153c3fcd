import type { ReactNode } from 'react';
import fontStyles from '#kit/ui/fonts.css?url';
import { WordsContext } from '#kit/words/storefront/use-words.ts';
import type { Locale } from '#messages/locale.ts';
import { pageWords } from '#messages/page-words.ts';
import { manifestPath, type ShellLook } from '#site/frame/rules/shell-look.ts';
import { FontStyles } from './font-styles.tsx';

/** What the scripts of a page read from its body. */
export type ShellFacts = {
  readonly locale: Locale;
  /** prefix of the platform's names */
  readonly platform: string;
  /** an add leads to the cart (CART-08) */
  readonly redirectAfterAdd: boolean;
};

export type PageShellProps = ShellFacts & {
  /** null where the shop could not be asked */
  readonly look: ShellLook | null;
  /** title, further tags and style sheets */
  readonly head: ReactNode;
  readonly children: ReactNode;
};

/** The whole page: its head, and a body that says that scripts have not run yet. */
export function PageShell({ locale, platform, redirectAfterAdd, look, head, children }: PageShellProps) {
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FAFAF7" />
        {look ? <link rel="icon" href={look.icon.path} type={look.icon.type} /> : null}
        {look?.touchIcon ? <link rel="apple-touch-icon" href={look.touchIcon} /> : null}
        <link rel="manifest" href={manifestPath} />
        {head}
        {look?.theme ? <link rel="stylesheet" href={look.theme} /> : null}
        {look?.hasDeviceFonts ? null : <FontStyles address={fontStyles} />}
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
