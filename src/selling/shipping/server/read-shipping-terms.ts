import { sql } from 'kysely';
import { toCents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import type { ShippingTerms } from '../rules/shipping-for.ts';
import {
  type ShippingArea,
  type ShippingKind,
  type ShippingZone,
  withHandOver,
} from '../rules/shipping-zone.ts';

type Row = {
  id: number;
  name: string;
  surcharge: number;
  areas: readonly ShippingArea[];
  methods: readonly {
    id: number;
    kind: ShippingKind;
    title: string;
    cost: number | null;
    freeFrom: number | null;
    freeFromNet: number | null;
    deliveryDays: number | null;
    classCosts: Readonly<Record<string, number>>;
    bands: readonly { upTo: number | null; cost: number }[];
    heavy: { volumeDivisor: number | null; furtherKg: number | null; mostGrams: number | null } | null;
  }[];
};

/**
 * The shipping terms by zone with the methods that the visitor may use; zones are cached in memory until the shop's data change. Nothing is
 * collected at a shop that has no address.
 */
export async function readShippingTerms(ctx: RequestContext): Promise<ShippingTerms> {
  const { settings } = ctx;
  const zones = await ctx.memory.remember('shipping-zones', () => readZones(ctx));
  const terms = termsOf(ctx, zones);
  if (!ctx.atCounter) return terms;
  const { staffCounter } = staffMessagesFor(settings.interface_language);
  return {
    ...terms,
    countries: [...terms.countries, settings.home_country],
    zones: withHandOver(terms.zones, staffCounter.handedOver),
  };
}

function termsOf({ settings, visitor }: RequestContext, zones: readonly ShippingZone[]): ShippingTerms {
  const { refusedShipping } = visitor.terms;
  const hasAddress = settings.shop_address !== '';
  return {
    countries: settings.shipping_countries,
    flat: toCents(settings.flat_shipping_cents),
    freeFrom: toCents(settings.free_shipping_from_cents),
    freeFromNet: toCents(settings.free_shipping_from_net_cents),
    zones:
      refusedShipping.length === 0 && hasAddress
        ? zones
        : zones.map((zone) => ({
            ...zone,
            methods: zone.methods.filter(
              ({ id, kind }) => !refusedShipping.includes(id) && (hasAddress || kind !== 'local_pickup'),
            ),
          })),
  };
}

async function readZones(ctx: RequestContext): Promise<readonly ShippingZone[]> {
  const { rows } = await sql<Row>`
    select z.id, z.name, z.surcharge_cents as surcharge,
      coalesce((select json_agg(json_build_object('country', a.country, 'state', a.state, 'postcode', a.postcode) order by a.id)
                from shipping_areas a where a.zone_id = z.id), '[]') as areas,
      coalesce((select json_agg(json_build_object('id', m.id, 'kind', m.kind, 'title', m.title, 'cost', m.cost_cents,
                  'freeFrom', m.free_from_cents, 'freeFromNet', m.free_from_net_cents, 'deliveryDays', m.delivery_days,
                  'heavy', case when m.kind = 'weight_rate' then json_build_object('volumeDivisor', m.volume_divisor, 'furtherKg', m.further_kg_cents, 'mostGrams', m.most_grams) end,
                  'classCosts', coalesce((select json_object_agg(c.slug, x.cost_cents)
                    from shipping_class_costs x join shipping_classes c on c.id = x.class_id where x.method_id = m.id), '{}'),
                  'bands', coalesce((select json_agg(json_build_object('upTo', b.up_to, 'cost', b.cost_cents))
                    from shipping_bands b where b.method_id = m.id), '[]')) order by m.position, m.id)
                from shipping_methods m where m.zone_id = z.id and m.enabled), '[]') as methods
    from shipping_zones z order by z.position, z.id`.execute(ctx.db);
  return rows.map((row) => ({
    ...row,
    surcharge: toCents(row.surcharge),
    methods: row.methods.map(({ heavy, ...method }) => ({
      ...method,
      ...(heavy === null
        ? {}
        : { heavy: { ...heavy, furtherKg: heavy.furtherKg === null ? null : toCents(heavy.furtherKg) } }),
      cost: method.cost === null ? null : toCents(method.cost),
      freeFrom: method.freeFrom === null ? null : toCents(method.freeFrom),
      freeFromNet: method.freeFromNet === null ? null : toCents(method.freeFromNet),
      classCosts: Object.fromEntries(
        Object.entries(method.classCosts).map(([slug, cost]) => [slug, toCents(cost)]),
      ),
      bands: method.bands.map(({ upTo, cost }) => ({ upTo, cost: toCents(cost) })),
    })),
  }));
}
