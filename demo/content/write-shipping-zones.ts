import type { ClientBase } from 'pg';
import { insertRows } from '../writing/insert-rows.ts';
import { bulkyClass, demoZones, ownZones } from './shipping-zones.data.ts';

/** Writes the zones, their areas, methods and prices in the place of those that an empty shop begins with. */
export async function writeShippingZones(client: ClientBase, withDemoData: boolean): Promise<void> {
  const zones = withDemoData ? demoZones : ownZones;
  await client.query('delete from shipping_zones');
  await insertRows(
    client,
    { table: 'shipping_zones', columns: ['id int', 'name text', 'position int', 'surcharge_cents int'] },
    zones.map(({ id, name, surcharge = 0 }, at) => [id, name, at + 1, surcharge]),
  );
  await insertRows(
    client,
    { table: 'shipping_areas', columns: ['zone_id int', 'country text', 'state text', 'postcode text'] },
    zones.flatMap((zone) => zone.areas.map((area) => [zone.id, ...area])),
  );
  const methods = zones.flatMap((zone) => zone.methods.map((method, at) => ({ ...method, zone, at })));
  await insertRows(
    client,
    {
      table: 'shipping_methods',
      columns: [
        'id int',
        'zone_id int',
        'kind text',
        'title text',
        'position int',
        'cost_cents int',
        'free_from_cents int',
        'free_from_net_cents int',
        'delivery_days int',
      ],
    },
    methods.map(
      ({ id, zone, kind, title = '', at, cost = null, freeFrom = null, freeFromNet = null, days = null }) => [
        id,
        zone.id,
        kind,
        title,
        at + 1,
        cost,
        freeFrom,
        freeFromNet,
        days,
      ],
    ),
  );
  await insertRows(
    client,
    { table: 'shipping_bands', columns: ['method_id int', 'up_to int', 'cost_cents int'] },
    methods.flatMap(({ id, bands = [] }) => bands.map((band) => [id, ...band])),
  );
  await insertRows(client, { table: 'shipping_classes', columns: ['id int', 'slug text', 'name text'] }, [
    [bulkyClass.id, bulkyClass.slug, bulkyClass.name],
  ]);
  await insertRows(
    client,
    { table: 'shipping_class_costs', columns: ['method_id int', 'class_id int', 'cost_cents int'] },
    methods.flatMap(({ id, bulky }) => (bulky === undefined ? [] : [[id, bulkyClass.id, bulky]])),
  );
}
