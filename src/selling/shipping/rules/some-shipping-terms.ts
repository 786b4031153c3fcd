import { toCents } from '#foundation/money/rules/cents.ts';
import type { ShippingTerms } from './shipping-for.ts';
import type { ShippingMethod, ShippingZone } from './shipping-zone.ts';

/** A method as the tables would hold it; by default a flat rate at the shop's general price. */
export const aShippingMethod = (options: Partial<ShippingMethod> = {}): ShippingMethod => ({
  id: 1,
  kind: 'flat_rate',
  title: '',
  cost: null,
  freeFrom: null,
  freeFromNet: null,
  deliveryDays: null,
  classCosts: {},
  bands: [],
  ...options,
});

/** A zone; by default the rest of the world, flat and free from the shop's threshold on. */
export const aShippingZone = (options: Partial<ShippingZone> = {}): ShippingZone => ({
  id: 0,
  name: 'Resto del mondo',
  surcharge: toCents(0),
  areas: [],
  methods: [aShippingMethod(), aShippingMethod({ id: 2, kind: 'free_shipping' })],
  ...options,
});

/** Terms of a shop that sends to Italy and Switzerland for 7,90, free from 89,00 on, or 73,00 without VAT. */
export const someShippingTerms = (options: Partial<ShippingTerms> = {}): ShippingTerms => ({
  countries: ['IT', 'CH'],
  flat: toCents(790),
  freeFrom: toCents(8900),
  freeFromNet: toCents(7300),
  zones: [aShippingZone()],
  ...options,
});
