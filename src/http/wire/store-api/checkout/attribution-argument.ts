import { z } from 'zod';
import {
  attributionExtension,
  attributionFromExtension,
} from '#selling/orders/rules/attribution/order-attribution.ts';
import { anyObject, emptyListAsObject } from '../../lenient/objects.ts';

/**
 * The data of extensions: those of `{platform}/order-attribution` say where the visit came from, every field a text or null; what other
 * extensions send is ignored (ATTR-04, wire 8.3).
 */
export function attributionArgument(wire: { readonly platform: string }) {
  const namespace = attributionExtension(wire);
  return anyObject
    .transform((sent, { issues }) => {
      const read = attributionFromExtension(emptyListAsObject(sent[namespace]));
      if (read.ok) return read.attribution;
      const [field] = read.error.fields;
      const wrong =
        field === undefined
          ? { expected: 'object' as const, path: [namespace] }
          : { expected: 'string, null' as const, path: [namespace, field] };
      issues.push({ code: 'invalid_type', input: sent, ...wrong });
      return z.NEVER;
    })
    .meta({
      description: 'By namespace; `{platform}/order-attribution` tells where the visit came from.',
    });
}
