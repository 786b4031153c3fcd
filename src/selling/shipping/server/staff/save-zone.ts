import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { areaLine, type MethodDraft, type ZoneDraft } from '../../rules/zone-form.ts';
import { readStaffZone, type StaffZone } from './read-staff-zones.ts';

export type SavedZone =
  | { readonly ok: true; readonly id: number }
  | { readonly ok: false; readonly error: { readonly code: 'no-such-zone' | 'rest-of-the-world' } };

type Needs = Pick<RequestContext, 'db' | 'clock' | 'visitor'>;

const factsOf = (zone: StaffZone) => ({
  name: zone.name,
  position: zone.position,
  surcharge: zone.surcharge,
  areas: zone.areas.map(areaLine),
  methods: zone.methods.map(({ bands, ...method }) => ({
    ...method,
    bands: bands.map((band) => ({ ...band })),
  })),
});

/** Saves a zone with its areas and methods, all or nothing; carts show the new prices at their next read. */
export function saveZone(
  ctx: Needs,
  input: { /** null for a new one */ readonly id: number | null; readonly draft: ZoneDraft },
): Promise<SavedZone> {
  const { draft } = input;
  return inTransaction(ctx.db, async (db): Promise<SavedZone> => {
    const before = input.id === null ? null : await lockZone(db, input.id);
    if (input.id !== null && !before) return { ok: false, error: { code: 'no-such-zone' } };
    const row = { name: draft.name, surcharge_cents: draft.surcharge };
    const placed = input.id === 0 ? row : { ...row, position: draft.position };
    const { id } =
      input.id === null
        ? await db
            .insertInto('shipping_zones')
            .values({ ...row, position: draft.position })
            .returning('id')
            .executeTakeFirstOrThrow()
        : await db
            .updateTable('shipping_zones')
            .set(placed)
            .where('id', '=', input.id)
            .returning('id')
            .executeTakeFirstOrThrow();
    await db.deleteFrom('shipping_areas').where('zone_id', '=', id).execute();
    if (id !== 0 && draft.areas.length > 0) {
      await db
        .insertInto('shipping_areas')
        .values(draft.areas.map((area) => ({ ...area, zone_id: id })))
        .execute();
    }
    await writeMethods(db, id, draft.methods);
    const after = await readStaffZone({ db }, id);
    await recordAudit(
      { ...ctx, db },
      {
        what: before ? 'changed' : 'created',
        subject: { kind: 'shipping-zone', id, name: draft.name },
        before: before && factsOf(before),
        after: after && factsOf(after),
      },
    );
    return { ok: true, id };
  });
}

/** Deletes a zone with its areas and methods; the zone of the rest of the world cannot be deleted. */
export function removeZone(ctx: Needs, id: number): Promise<SavedZone> {
  return inTransaction(ctx.db, async (db): Promise<SavedZone> => {
    if (id === 0) return { ok: false, error: { code: 'rest-of-the-world' } };
    const before = await lockZone(db, id);
    if (!before) return { ok: false, error: { code: 'no-such-zone' } };
    await db.deleteFrom('shipping_zones').where('id', '=', id).execute();
    await recordAudit(
      { ...ctx, db },
      { what: 'deleted', subject: { kind: 'shipping-zone', id, name: before.name }, before: factsOf(before) },
    );
    return { ok: true, id };
  });
}

async function lockZone(db: Database, id: number): Promise<StaffZone | null> {
  const found = await db
    .selectFrom('shipping_zones')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return found ? readStaffZone({ db }, id) : null;
}

/** Updates methods under their ids, which carts and orders refer to; deletes those that are no longer in the form. */
async function writeMethods(db: Database, zoneId: number, methods: readonly MethodDraft[]): Promise<void> {
  const remainingIds = methods.flatMap(({ id }) => (id === null ? [] : [id]));
  await db
    .deleteFrom('shipping_methods')
    .where('zone_id', '=', zoneId)
    .where('id', 'not in', [0, ...remainingIds])
    .execute();
  for (const [at, method] of methods.entries()) {
    const row = {
      zone_id: zoneId,
      kind: method.kind,
      title: method.title,
      position: at + 1,
      enabled: method.enabled,
      cost_cents: method.cost,
      free_from_cents: method.freeFrom,
      free_from_net_cents: method.freeFromNet,
      delivery_days: method.deliveryDays,
      volume_divisor: method.volumeDivisor ?? null,
      further_kg_cents: method.furtherKg ?? null,
      most_grams: method.mostGrams ?? null,
    };
    const written =
      method.id === null
        ? await db.insertInto('shipping_methods').values(row).returning('id').executeTakeFirstOrThrow()
        : await db
            .updateTable('shipping_methods')
            .set(row)
            .where('id', '=', method.id)
            .where('zone_id', '=', zoneId)
            .returning('id')
            .executeTakeFirst();
    if (!written) continue;
    const method_id = written.id;
    await db.deleteFrom('shipping_bands').where('method_id', '=', method_id).execute();
    await db.deleteFrom('shipping_class_costs').where('method_id', '=', method_id).execute();
    const bands = method.bands.map(({ upTo, cost }) => ({ method_id, up_to: upTo, cost_cents: cost }));
    if (bands.length > 0) await db.insertInto('shipping_bands').values(bands).execute();
    const costs = Object.entries(method.classCosts).map(([id, cost_cents]) => ({
      method_id,
      class_id: Number(id),
      cost_cents,
    }));
    if (costs.length > 0) await db.insertInto('shipping_class_costs').values(costs).execute();
  }
}
