import { addWorkingDays, type Day, isWorkingDay } from './italian-holidays.ts';
import { shopDay, shopMoment } from './shop-clock.ts';

/** When parcels leave and arrive; days are working days. */
export type DeliveryPace = {
  /** orders until this hour count from the same day; 0 to 24 */
  readonly cutOffHour: number;
  /** from the day of the order until what is in stock leaves */
  readonly handlingDays: number;
  /** on the way */
  readonly deliveryDays: number;
};

export type DeliveryEstimate = {
  /** the day on which goods in stock arrive */
  readonly day: Day;
  /** the working day that an order made now counts from */
  readonly orderDay: Day;
  /** until when the estimate holds, in milliseconds: the cut-off hour of that day */
  readonly until: number;
};

/** When goods in stock that are ordered at a moment (milliseconds) arrive. */
export function deliveryEstimate(at: number, pace: DeliveryPace): DeliveryEstimate {
  const { cutOffHour, handlingDays, deliveryDays } = pace;
  const today = shopDay(at);
  const countsToday = isWorkingDay(today) && at < shopMoment(today, cutOffHour);
  const orderDay = countsToday ? today : addWorkingDays(today, 1);
  return {
    day: addWorkingDays(orderDay, handlingDays + deliveryDays),
    orderDay,
    until: shopMoment(orderDay, cutOffHour),
  };
}
