import {
  attributionExtension,
  attributionFromExtension,
  type OrderAttribution,
} from '#selling/orders/rules/attribution/order-attribution.ts';
import type { BodyField } from '../body/parse-body.ts';

/**
 * The data of extensions: those of `{platform}/order-attribution` tell where the visit came from, every field a text or null; what other
 * extensions send is passed over (ATTR-04, wire 8.3).
 */
export const extensionsField: BodyField<OrderAttribution> = {
  shape: {
    type: 'object',
    description: 'By namespace; `{platform}/order-attribution` tells where the visit came from.',
  },
  read(sent, name, words, { wire }) {
    const wrong = (path: string, type: string) =>
      ({
        ok: false,
        fault: { code: 'rest_invalid_type', message: words.notOfType(path, type) },
      }) as const;
    if (typeof sent !== 'object' || sent === null || (Array.isArray(sent) && sent.length > 0)) {
      return wrong(name, 'object');
    }
    const namespace = attributionExtension(wire);
    const given = new Map<string, unknown>(Object.entries(sent)).get(namespace);
    const isEmpty = Array.isArray(given) && given.length === 0;
    const read = attributionFromExtension(isEmpty ? {} : given);
    if (read.ok) return { ok: true, value: read.attribution };
    const [field] = read.error.fields;
    const path = `${name}[${namespace}]`;
    return field === undefined ? wrong(path, 'object') : wrong(`${path}[${field}]`, 'string, null');
  },
};
