import { useContext } from 'react';
import { type ParameterObjects, parameterScript } from '#http/foreign-scripts/rules/parameter-objects.ts';
import { NonceContext } from './font-styles.tsx';

/**
 * Writes the objects that third-party scripts read; the only component that does. In a browser `objects` is null, so that neither they nor
 * the code that makes them is part of the shop's scripts: the page has them already.
 */
export function ParameterScript({ objects }: { objects: ParameterObjects | null }) {
  const nonce = useContext(NonceContext);
  return (
    <script
      nonce={nonce ?? undefined}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the shop's own words and nonces, escaped.
      dangerouslySetInnerHTML={{ __html: objects ? parameterScript(objects) : '' }}
    />
  );
}
