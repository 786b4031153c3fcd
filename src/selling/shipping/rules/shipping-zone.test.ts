import { describe, expect, it } from 'vitest';
import { isPickupRate, rateIdOf, zoneFor } from './shipping-zone.ts';
import { aShippingZone } from './some-shipping-terms.ts';

const area = (country: string, state = '', postcode = '') => ({ country, state, postcode });
const zones = [
  aShippingZone({
    id: 2,
    name: 'Isole',
    areas: [area('IT', 'PA'), area('IT', '', '90010...98199'), area('IT', '', '07*')],
  }),
  aShippingZone({ id: 1, name: 'Italia', areas: [area('IT'), area('SM')] }),
  aShippingZone({ id: 3, name: 'Anche Italia', areas: [area('IT'), area('FR')] }),
  aShippingZone(),
];

describe('zoneFor', () => {
  it.each([
    [area('IT', 'PA', '90121'), 'Isole'],
    [area('IT', 'PA'), 'Isole'],
    [area('IT', '', '98100'), 'Isole'],
    [area('IT', 'SS', '07100'), 'Isole'],
    [area('IT', 'MO', '41121'), 'Italia'],
    [area('IT'), 'Italia'],
    [area('SM', '', '47890'), 'Italia'],
    [area('FR', '', '07100'), 'Anche Italia'],
    [area('CH', '', '8001'), 'Resto del mondo'],
  ])('of %j is %s', (destination, name) => {
    expect(zoneFor(zones, destination)?.name).toBe(name);
  });

  it('is null where the shop has no zone for the rest of the world', () => {
    expect(zoneFor(zones.slice(0, 3), area('CH'))).toBeNull();
  });
});

it('names a rate as the wire does', () => {
  expect(rateIdOf({ kind: 'local_pickup', id: 7 })).toBe('local_pickup:7');
  expect([isPickupRate('local_pickup:7'), isPickupRate('flat_rate:7')]).toEqual([true, false]);
});
