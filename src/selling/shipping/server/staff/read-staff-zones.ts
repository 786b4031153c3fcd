import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { MethodDraft, ZoneDraft } from '../../rules/zone-form.ts';

export type StaffZone = ZoneDraft & { readonly id: number };
export type ShippingClass = { readonly id: number; readonly name: string };

type StoredMethod = Omit<MethodDraft, 'id'> & { readonly id: number };

/** The shop's zones with areas and methods, disabled ones included, in the order in which they are matched. */
export async function readStaffZones({ db }: Pick<RequestContext, 'db'>): Promise<readonly StaffZone[]> {
  const { rows } = await sql<StaffZone & { methods: readonly StoredMethod[] }>`
    select z.id, z.name, z.position, z.surcharge_cents as surcharge,
      coalesce((select json_agg(json_build_object('country', a.country, 'state', a.state, 'postcode', a.postcode) order by a.id)
                from shipping_areas a where a.zone_id = z.id), '[]') as areas,
      coalesce((select json_agg(json_build_object('id', m.id, 'kind', m.kind, 'title', m.title, 'enabled', m.enabled, 'cost', m.cost_cents,
                  'freeFrom', m.free_from_cents, 'freeFromNet', m.free_from_net_cents, 'deliveryDays', m.delivery_days,
                  'volumeDivisor', m.volume_divisor, 'furtherKg', m.further_kg_cents, 'mostGrams', m.most_grams,
                  'bands', coalesce((select json_agg(json_build_object('upTo', b.up_to, 'cost', b.cost_cents) order by b.up_to nulls last)
                    from shipping_bands b where b.method_id = m.id), '[]'),
                  'classCosts', coalesce((select json_object_agg(x.class_id, x.cost_cents)
                    from shipping_class_costs x where x.method_id = m.id), '{}')) order by m.position, m.id)
                from shipping_methods m where m.zone_id = z.id), '[]') as methods
    from shipping_zones z order by z.id = 0, z.position, z.id`.execute(db);
  return rows;
}

/** One zone; null where there is none. */
export async function readStaffZone(ctx: Pick<RequestContext, 'db'>, id: number): Promise<StaffZone | null> {
  return (await readStaffZones(ctx)).find((zone) => zone.id === id) ?? null;
}

/** The shipping classes of goods. */
export async function listShippingClasses({
  db,
}: Pick<RequestContext, 'db'>): Promise<readonly ShippingClass[]> {
  return db.selectFrom('shipping_classes').select(['id', 'name']).orderBy('name').execute();
}
