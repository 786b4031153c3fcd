import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { messagesFor } from '#messages/messages-for.ts';
import type { ShippingKind } from '../rules/shipping-zone.ts';

/** All shipping methods by zone, as a customer group may be refused them. */
export async function refusableShipping({
  db,
  settings,
}: Pick<RequestContext, 'db' | 'settings'>): Promise<
  readonly { readonly id: string; readonly name: string }[]
> {
  const { shipping } = messagesFor(settings.interface_language);
  const { rows } = await sql<{ id: string; kind: ShippingKind; title: string; zone: string }>`
    select m.id::text, m.kind, m.title, z.name as zone
    from shipping_methods m join shipping_zones z on z.id = m.zone_id
    order by z.position, z.id, m.position, m.id`.execute(db);
  return rows.map(({ id, kind, title, zone }) => ({
    id,
    name: `${zone}: ${title || shipping.titles[kind]}`,
  }));
}
