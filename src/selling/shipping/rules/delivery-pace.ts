import type { DeliveryPace } from './delivery-estimate.ts';
import type { ShippingMethod } from './shipping-zone.ts';

/** The pace of a shipping method; what is collected is not on the way. */
export function deliveryPace(
  settings: {
    readonly dispatch_cut_off_hour: number;
    readonly handling_days: number;
    readonly delivery_days: number;
  },
  method: Pick<ShippingMethod, 'kind' | 'deliveryDays'>,
): DeliveryPace {
  return {
    cutOffHour: settings.dispatch_cut_off_hour,
    handlingDays: settings.handling_days,
    deliveryDays: method.kind === 'local_pickup' ? 0 : (method.deliveryDays ?? settings.delivery_days),
  };
}
