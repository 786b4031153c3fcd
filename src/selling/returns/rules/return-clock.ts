import { addDays, type Day, isWorkingDay } from '#selling/shipping/rules/italian-holidays.ts';

/** Days of the right of withdrawal (Codice del consumo, art. 52). */
const WITHDRAWAL_DAYS = 14;
/** Months more where the consumer was not informed of it (art. 53). */
const MORE_MONTHS = 12;
/** Months in which consumers may act on a lack of conformity (art. 133), and businesses on a defect (art. 1495 c.c.). */
const CONFORMITY_MONTHS = { consumer: 26, business: 12 } as const;

/** The day so many months later; the last of its month where that month is shorter. */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + count + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10);
}

/** How the goods of an order went out, as far as it is known; days in the shop. */
export type SentGoods = {
  /** everything has left */
  readonly isWhole: boolean;
  /** of the last parcel; null for none */
  readonly sentOn: Day | null;
  /** of the last parcel, as the courier says; null for unknown */
  readonly deliveredOn: Day | null;
};

/** The day on which the last parcel was delivered, or by the shop's rule will have been; null while some goods have not left. */
export function deliveryDay(sent: SentGoods, transitDays: number): Day | null {
  if (!sent.isWhole) return null;
  return sent.deliveredOn ?? (sent.sentOn === null ? null : addDays(sent.sentOn, transitDays));
}

/**
 * The last day of the right of withdrawal: 14 days after the day of the last delivery, 12 months more where the consumer was not informed; a Saturday, Sunday
 * or holiday moves it to the next working day (Reg. 1182/71).
 */
export function withdrawalDeadline(delivered: Day, isInformed: boolean): Day {
  const usual = addDays(delivered, WITHDRAWAL_DAYS);
  let last = isInformed ? usual : addMonths(usual, MORE_MONTHS);
  while (!isWorkingDay(last)) last = addDays(last, 1);
  return last;
}

/** The last day on which a lack of conformity can be reported. */
export const conformityDeadline = (delivered: Day, buyer: 'consumer' | 'business'): Day =>
  addMonths(delivered, CONFORMITY_MONTHS[buyer]);

/** The day by which the money of a withdrawal has to be given back: 14 days after it was stated (art. 56). */
export const refundDeadline = (statedOn: Day): Day => addDays(statedOn, WITHDRAWAL_DAYS);
