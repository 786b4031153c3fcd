import type { Database } from '#foundation/database/client.ts';

/**
 * Zones of a small shop, in the place of those that it begins with: islands (9,00, or collected as `local_pickup:4`), Italy (flat 7,90 as
 * `flat_rate:1`, free from 89,00 as `free_shipping:2`, express for 16,90 as `flat_rate:3`, collected as `local_pickup:5`), and Germany by
 * weight up to 10 kg (`weight_rate:6`).
 */
export async function someShippingZones(db: Database): Promise<void> {
  await db.deleteFrom('shipping_zones').execute();
  await db
    .insertInto('shipping_zones')
    .values([
      { id: 1, name: 'Isole', position: 1, surcharge_cents: 110 },
      { id: 2, name: 'Italia', position: 2 },
      { id: 3, name: 'Germania', position: 3 },
    ])
    .execute();
  await db
    .insertInto('shipping_areas')
    .values([
      { zone_id: 1, country: 'IT', state: 'PA' },
      { zone_id: 1, country: 'IT', postcode: '90010...98168' },
      { zone_id: 1, country: 'IT', postcode: '07*' },
      { zone_id: 2, country: 'IT' },
      { zone_id: 3, country: 'DE' },
    ])
    .execute();
  await db
    .insertInto('shipping_methods')
    .values([
      { id: 7, zone_id: 1, kind: 'flat_rate' as const, position: 1 },
      { id: 4, zone_id: 1, kind: 'local_pickup' as const, position: 2 },
      { id: 1, zone_id: 2, kind: 'flat_rate' as const, position: 1 },
      { id: 2, zone_id: 2, kind: 'free_shipping' as const, position: 2 },
      { id: 3, zone_id: 2, kind: 'flat_rate' as const, position: 3, title: 'Entro le 12', cost_cents: 1690 },
      { id: 5, zone_id: 2, kind: 'local_pickup' as const, position: 4 },
      { id: 6, zone_id: 3, kind: 'weight_rate' as const, position: 1 },
    ])
    .execute();
  await db
    .insertInto('shipping_bands')
    .values([
      { method_id: 6, up_to: 2000, cost_cents: 1290 },
      { method_id: 6, up_to: 10_000, cost_cents: 2490 },
    ])
    .execute();
}
