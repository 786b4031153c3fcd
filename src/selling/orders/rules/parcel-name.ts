import type { Shipment } from './shipment.ts';

/** A parcel as it is shown: its courier, and its number where it has one. */
export const parcelName = ({ courier, tracking }: Pick<Shipment, 'courier' | 'tracking'>): string =>
  tracking === '' ? courier : `${courier} · ${tracking}`;
