import { createContext, useContext } from 'react';
import { startFonts } from './start-fonts.ts';

/** The nonce of a page's inline scripts, while the server renders it; null where it has none. */
export const NonceContext = createContext<string | null>(null);

const starter = `(${startFonts})()`;

/** The style sheet of the fonts, which no page waits for. */
export function FontStyles({ address }: { address: string }) {
  const nonce = useContext(NonceContext);
  return (
    <>
      <link rel="stylesheet" href={address} media="print" data-fonts="" suppressHydrationWarning />
      <script
        nonce={nonce ?? undefined}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the shop's own function.
        dangerouslySetInnerHTML={{ __html: starter }}
      />
      <noscript>
        <link rel="stylesheet" href={address} />
      </noscript>
    </>
  );
}
