import { useContext } from 'react';
import { type ParameterObjects, parameterScript } from '#http/foreign-scripts/rules/parameter-objects.ts';
import { NonceContext } from './font-styles.tsx';

/** Writes the objects that third-party scripts read; the only component that does. */
export function ParameterScript({ objects }: { objects: ParameterObjects }) {
  const nonce = useContext(NonceContext);
  return (
    <script
      nonce={nonce ?? undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the shop's own words and nonces, escaped.
      dangerouslySetInnerHTML={{ __html: parameterScript(objects) }}
    />
  );
}
