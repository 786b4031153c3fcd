import type { Cents } from '#foundation/money/rules/cents.ts';
import {
  dayFilter,
  idFilter,
  listQuery,
  type QueryOf,
  usualFilter,
} from '#foundation/records/rules/list-query.ts';
import type { HoldReason, ParcelCondition } from '#selling/orders/rules/parcel-condition.ts';

/** The parts of the list: without a number of the carrier, on their way, held by the carrier, delivered, back at the shop. */
export const parcelStates = ['all', 'unnumbered', 'travelling', 'held', 'delivered', 'returned'] as const;
export type ParcelState = (typeof parcelStates)[number];

/** Which parcels are wanted: by state, carrier, and days on which they left. */
export const parcelList = listQuery('fulfilment/parcels', {
  state: usualFilter('state', parcelStates, 'all'),
  carrier: idFilter('carrier'),
  from: dayFilter('from'),
  to: dayFilter('to'),
});
export type ParcelQuery = QueryOf<typeof parcelList.filters>;

export const parcelsPerPage = 50;
/** How many parcels one file has at most. */
export const mostParcelsInFile = 5000;

/** A parcel with all that its carrier asks for. */
export type ParcelRow = {
  readonly id: number;
  readonly order: { readonly id: number; readonly number: number };
  /** ISO 8601 */
  readonly leftAt: string;
  readonly courier: string;
  readonly tracking: string;
  readonly link: string | null;
  readonly weightGrams: number | null;
  /** ISO 8601; null until then */
  readonly deliveredAt: string | null;
  readonly condition: ParcelCondition;
  /** null unless it is held */
  readonly holdReason: HoldReason | null;
  readonly recipient: string;
  readonly address1: string;
  readonly address2: string;
  readonly postcode: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly phone: string;
  readonly email: string;
  /** what the carrier collects for it: all that an order paid on delivery owes is collected with its first parcel */
  readonly toCollect: Cents;
  /** `12/2026`; '' for none */
  readonly deliveryNote: string;
};
