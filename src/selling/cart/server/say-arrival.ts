import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { deliveryEstimate } from '#selling/shipping/rules/delivery-estimate.ts';
import { deliveryPace } from '#selling/shipping/rules/delivery-pace.ts';
import type { Day } from '#selling/shipping/rules/italian-holidays.ts';
import { sayDay } from '#selling/shipping/rules/say-day.ts';
import type { ShippingOption, ShippingTerms } from '#selling/shipping/rules/shipping-for.ts';
import { rateIdOf } from '#selling/shipping/rules/shipping-zone.ts';
import type { CartRow } from '../rules/cart-row.ts';
import { isAllInStock } from '../rules/is-all-in-stock.ts';

/** When a shipping method brings goods: the day, and the sentence that says it. */
export type Arrival = { readonly day: Day; readonly said: string };

/** Says of a shipping method when it brings these goods; null for goods that have to come in first. */
export function sayArrival(
  { settings, clock, visitor }: Pick<RequestContext, 'settings' | 'clock' | 'visitor'>,
  terms: ShippingTerms,
  rows: readonly CartRow[],
): (option: ShippingOption) => Arrival | null {
  if (!isAllInStock(rows)) return () => null;
  const { locale } = visitor.audience;
  const { shipping: words } = messagesFor(locale);
  const methods = new Map(terms.zones.flatMap((zone) => zone.methods.map((one) => [rateIdOf(one), one])));
  return (option) => {
    const method = methods.get(option.method);
    if (!method) return null;
    const { day } = deliveryEstimate(clock.now().getTime(), deliveryPace(settings, method));
    const said = sayDay(day, locale);
    return { day, said: method.kind === 'local_pickup' ? words.readyFrom(said) : words.arrives(said) };
  };
}
