import { describe, expect, it } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { shippingFor } from '#selling/shipping/rules/shipping-for.ts';
import { settingsRegistry } from '#site/settings/rules/registry.ts';
import { demoZones } from './shipping-zones.data.ts';

const terms = {
  countries: settingsRegistry.shipping_countries.fallback,
  flat: toCents(settingsRegistry.flat_shipping_cents.fallback),
  freeFrom: toCents(settingsRegistry.free_shipping_from_cents.fallback),
  freeFromNet: toCents(settingsRegistry.free_shipping_from_net_cents.fallback),
  zones: demoZones.map((zone) => ({
    ...zone,
    surcharge: toCents(zone.surcharge ?? 0),
    areas: zone.areas.map(([country, state, postcode]) => ({ country, state, postcode })),
    methods: zone.methods.map(
      ({ cost, freeFrom, freeFromNet, bulky, days, bands = [], title = '', ...method }) => ({
        ...method,
        title,
        cost: cost === undefined ? null : toCents(cost),
        freeFrom: freeFrom === undefined ? null : toCents(freeFrom),
        freeFromNet: freeFromNet === undefined ? null : toCents(freeFromNet),
        deliveryDays: days ?? null,
        classCosts: bulky === undefined ? {} : { ingombranti: toCents(bulky) },
        bands: bands.map(([upTo, price]) => ({ upTo, cost: toCents(price) })),
      }),
    ),
  })),
};
const ask = (goods: number, country: string, state = '', postcode = '', weightGrams = 3000) =>
  shippingFor(
    {
      destination: { country, state, postcode },
      goods: toCents(goods),
      weightGrams,
      classes: [],
      mode: 'gross',
      homeRate: 2200,
      rate: 2200,
      chosen: null,
      freeByCoupon: false,
    },
    terms,
  ).options.map(({ method, shown }) => `${method} ${shown}`);

describe('the zones of the demo shop', () => {
  it.each([
    [5000, 'IT', 'MO', '41121', ['flat_rate:1 790', 'flat_rate:6 1690', 'local_pickup:7 0']],
    [8900, 'IT', 'MO', '41121', ['free_shipping:2 0', 'flat_rate:6 1690', 'local_pickup:7 0']],
    [5000, 'IT', 'PA', '', ['flat_rate:3 1290', 'local_pickup:5 0']],
    [5000, 'IT', 'LI', '57037', ['flat_rate:3 1290', 'local_pickup:5 0']],
    [5000, 'IT', 'LI', '57121', ['flat_rate:1 790', 'flat_rate:6 1690', 'local_pickup:7 0']],
    [14_900, 'IT', '', '07100', ['free_shipping:4 0', 'local_pickup:5 0']],
    [5000, 'DE', '', '10115', ['weight_rate:8 1690']],
    [24_900, 'FR', '', '75001', ['free_shipping:9 0']],
    [5000, 'CH', '', '8001', ['amount_rate:10 2990']],
    [5000, 'US', 'NY', '10001', []],
  ])('for %i cents to %s %s %s offer %j', (goods, country, state, postcode, offered) => {
    expect(ask(goods, country, state, postcode)).toEqual(offered);
  });

  it('hold every country that the shop sends to', () => {
    for (const country of terms.countries) expect(ask(1000, country)).not.toEqual([]);
  });
});
