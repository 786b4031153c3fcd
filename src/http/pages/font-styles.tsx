import { createContext, useContext } from 'react';

/** The nonce of a page's inline scripts, while the server renders it; null where it has none. */
export const NonceContext = createContext<string | null>(null);

// Runs in the browser. The first page is painted in a font of the system, and the shop's fonts are fetched after that; from then on they
// are in the browser's cache, and pages begin with them.
const starter = `((link)=>{const show=()=>{link.media='all';try{sessionStorage.fonts=1}catch{}};let known;try{known=sessionStorage.fonts}catch{}known||document.hidden?show():requestAnimationFrame(()=>setTimeout(show))})(document.querySelector('link[data-fonts]'))`;

/** The style sheet of the fonts, which no page waits for. */
export function FontStyles({ address }: { address: string }) {
  const nonce = useContext(NonceContext);
  return (
    <>
      <link rel="stylesheet" href={address} media="print" data-fonts="" suppressHydrationWarning />
      <script
        nonce={nonce ?? undefined}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the constant above.
        dangerouslySetInnerHTML={{ __html: starter }}
      />
      <noscript>
        <link rel="stylesheet" href={address} />
      </noscript>
    </>
  );
}
