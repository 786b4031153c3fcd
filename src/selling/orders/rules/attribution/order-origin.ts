import type { OrderAttribution } from './order-attribution.ts';

/** Where an order came from, as shown to staff (wire 8.3). */
export type OrderOrigin =
  | { readonly kind: 'utm' | 'organic' | 'referral'; readonly source: string }
  | { readonly kind: 'typein' | 'unknown' };

/** Where an order came from; unknown where nothing was recorded. */
export function orderOrigin({ source_type: type, utm_source: source = '' }: OrderAttribution): OrderOrigin {
  switch (type) {
    case 'utm':
    case 'organic':
    case 'referral':
      return source === '' ? { kind: 'unknown' } : { kind: type, source };
    case 'typein':
      return { kind: 'typein' };
    default:
      return { kind: 'unknown' };
  }
}
