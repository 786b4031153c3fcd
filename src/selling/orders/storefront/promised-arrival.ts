import type { StorefrontMessages } from '#messages/it/storefront.ts';
import { sayDay } from '#selling/shipping/rules/say-day.ts';
import { isPickupRate } from '#selling/shipping/rules/shipping-zone.ts';
import type { OrderView } from '../rules/order-view.ts';

type Promised = Pick<OrderView, 'arrivesOn' | 'status' | 'shippingMethod'>;

/** When an order that is being prepared arrives, as it was promised when it was placed, with a label; null where nothing was. */
export function promisedArrival(
  { arrivesOn, status, shippingMethod = '' }: Promised,
  { arrival: words }: StorefrontMessages['orders'],
  locale: 'it' | 'en',
): { readonly label: string; readonly day: string } | null {
  if (!arrivesOn || status !== 'processing') return null;
  return {
    label: isPickupRate(shippingMethod) ? words.pickup : words.delivery,
    day: sayDay(arrivesOn, locale),
  };
}
