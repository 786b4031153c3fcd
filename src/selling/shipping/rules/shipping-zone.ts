import { postcodeInArea } from '#foundation/addresses/rules/postcode-area.ts';
import { type Cents, zeroCents } from '#foundation/money/rules/cents.ts';
import type { Destination } from './destination.ts';

/** How a shipping method is priced; the names are the wire's method ids. */
export const shippingKinds = [
  'flat_rate',
  'weight_rate',
  'amount_rate',
  'free_shipping',
  'local_pickup',
] as const;
export type ShippingKind = (typeof shippingKinds)[number];

/** A band of a rate with its upper limit in grams, or in cents of goods with VAT; null: no limit. */
export type ShippingBand = { readonly upTo: number | null; readonly cost: Cents };

/** What a rate by weight says of bulky and of heavy goods. */
export type HeavyGoods = {
  /** cubic centimetres that weigh a kilogram; null where volume does not count */
  readonly volumeDivisor: number | null;
  /** for each kilogram begun above the last band, in cents with VAT; null where nothing above it is shipped */
  readonly furtherKg: Cents | null;
  /** what the goods may weigh at most; null for no limit */
  readonly mostGrams: number | null;
};

/** A shipping method of a zone, collection included; prices in cents with VAT. */
export type ShippingMethod = {
  readonly id: number;
  readonly kind: ShippingKind;
  /** `''` for the default title */
  readonly title: string;
  /** of a flat rate; null: the shop's general price */
  readonly cost: Cents | null;
  /** of free shipping; null: the shop's general threshold */
  readonly freeFrom: Cents | null;
  /** the same without VAT, for buyers who see prices so; null: as `freeFrom` says */
  readonly freeFromNet: Cents | null;
  /** working days on the way; null: as the settings say */
  readonly deliveryDays: number | null;
  /** surcharge of a flat rate for goods of a class, by the class's slug */
  readonly classCosts: Readonly<Record<string, Cents>>;
  readonly bands: readonly ShippingBand[];
  /** of a rate by weight */
  readonly heavy?: HeavyGoods;
};

/** A part of a country: all of it, a province, or postcodes as `postcodeInArea` reads them. */
export type ShippingArea = Pick<Destination, 'country' | 'state' | 'postcode'>;

export type ShippingZone = {
  /** 0: the rest of the world, which covers what no other does */
  readonly id: number;
  readonly name: string;
  /** added to every price of the zone, in cents with VAT */
  readonly surcharge: Cents;
  readonly areas: readonly ShippingArea[];
  /** in the order in which they are offered */
  readonly methods: readonly ShippingMethod[];
};

/** The first zone that covers a destination, else the rest of the world; null where the shop has no such zone. */
export function zoneFor(zones: readonly ShippingZone[], destination: Destination): ShippingZone | null {
  const found = zones.find((zone) => zone.areas.some((area) => isIn(area, destination)));
  return found ?? zones.find((zone) => zone.id === 0) ?? null;
}

function isIn(area: ShippingArea, { country, state, postcode }: Destination): boolean {
  return (
    area.country === country &&
    (area.state === '' || area.state === state) &&
    (area.postcode === '' || postcodeInArea(area.postcode, postcode))
  );
}

/** The wire's id of a method's rate: `flat_rate:1`. */
export function rateIdOf(method: Pick<ShippingMethod, 'kind' | 'id'>): string {
  return `${method.kind}:${method.id}`;
}

/** What a counter hands over at once, as a method of every zone; it has no row of its own. */
export function withHandOver(zones: readonly ShippingZone[], title: string): readonly ShippingZone[] {
  const handedOver: ShippingMethod = {
    id: 0,
    kind: 'local_pickup',
    title,
    cost: null,
    freeFrom: null,
    freeFromNet: null,
    deliveryDays: null,
    classCosts: {},
    bands: [],
  };
  const restOfWorld: ShippingZone = { id: 0, name: '', surcharge: zeroCents, areas: [], methods: [] };
  const all = zones.some(({ id }) => id === 0) ? zones : [...zones, restOfWorld];
  return all.map((zone) => ({ ...zone, methods: [handedOver, ...zone.methods] }));
}

/** The rate of what a counter hands over. */
export const handOverRate = 'local_pickup:0';

/** Whether a rate is collection at the shop. */
export function isPickupRate(rateId: string): boolean {
  return rateId.startsWith('local_pickup:');
}
