import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type DeliveryEstimate, deliveryEstimate } from '../rules/delivery-estimate.ts';
import { deliveryPace } from '../rules/delivery-pace.ts';
import { zoneFor } from '../rules/shipping-zone.ts';
import { readShippingTerms } from './read-shipping-terms.ts';

/**
 * When goods in stock that are ordered now arrive at home, by the first delivery of the zone that covers all of the home country; null
 * where the shop delivers nothing there. The page that shows it holds until the next cut-off hour.
 */
export async function homeDeliveryEstimate(ctx: RequestContext): Promise<DeliveryEstimate | null> {
  const { settings, clock, reply } = ctx;
  const { countries, zones } = await readShippingTerms(ctx);
  const home = { country: settings.home_country, state: '', postcode: '' };
  const zone = countries.includes(home.country) ? zoneFor(zones, home) : null;
  const method = zone?.methods.find(({ kind }) => kind !== 'local_pickup');
  if (!method) return null;
  const estimate = deliveryEstimate(clock.now().getTime(), deliveryPace(settings, method));
  reply.holdsUntil(estimate.until);
  return estimate;
}
