import { type Cents, toCents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { listStaffRates } from '#pricing/tax/server/staff/staff-rates.ts';
import { zoneFor } from '#selling/shipping/rules/shipping-zone.ts';
import type { MethodDraft, ZoneDraft } from '#selling/shipping/rules/zone-form.ts';
import { readStaffZones, type StaffZone } from '#selling/shipping/server/staff/read-staff-zones.ts';
import { saveZone } from '#selling/shipping/server/staff/save-zone.ts';
import type { ShippingDraft } from '../../rules/steps/shipping-step.ts';

type Needs = Pick<RequestContext, 'db' | 'clock' | 'visitor' | 'settings'>;
type ZonePrices = Pick<
  ShippingDraft,
  'italyCost' | 'italyFreeFrom' | 'islandsCost' | 'islandsFreeFrom' | 'pickup'
>;

const rome = { country: 'IT', state: 'RM', postcode: '00184' };
const palermo = { country: 'IT', state: 'PA', postcode: '90133' };
const islandProvinces = 'AG CL CT EN ME PA RG SR TP CA NU OR SS SU';

const method = (kind: MethodDraft['kind']): MethodDraft => ({
  id: null,
  kind,
  title: '',
  enabled: true,
  cost: null,
  freeFrom: null,
  freeFromNet: null,
  deliveryDays: null,
  bands: [],
  classCosts: {},
});

/** The zones that Rome and Palermo are in; the islands have none where theirs is that of all Italy. */
async function findZones({ db }: Pick<Needs, 'db'>) {
  const zones = await readStaffZones({ db });
  const zoneOf = (place: typeof rome) => {
    const known = zones.map(({ id, areas }) => ({ id, name: '', surcharge: toCents(0), areas, methods: [] }));
    const found = zoneFor(known, place);
    return (found && found.id !== 0 && zones.find(({ id }) => id === found.id)) || null;
  };
  const italy = zoneOf(rome);
  const ofIslands = zoneOf(palermo);
  return { italy, islands: ofIslands?.id === italy?.id ? null : ofIslands };
}

const flatOf = (zone: StaffZone | null) => zone?.methods.find(({ kind }) => kind === 'flat_rate');
const freeOf = (zone: StaffZone | null) =>
  zone?.methods.find(({ kind, enabled }) => kind === 'free_shipping' && enabled);

const hasPickup = (zone: StaffZone | null) =>
  zone?.methods.some(({ kind, enabled }) => kind === 'local_pickup' && enabled) ?? false;

/** What shipping costs in Italy and on its islands and whether goods are collected, as the zones of the shop say. */
export async function readItalianZones(ctx: Needs): Promise<ZonePrices> {
  const { settings } = ctx;
  const { italy, islands } = await findZones(ctx);
  const costOf = (zone: StaffZone | null) =>
    toCents((flatOf(zone)?.cost ?? settings.flat_shipping_cents) + (zone?.surcharge ?? 0));
  const freeFromOf = (zone: StaffZone | null): Cents | null => {
    const free = freeOf(zone);
    const from = free ? (free.freeFrom ?? settings.free_shipping_from_cents) : 0;
    return from === 0 ? null : toCents(from);
  };
  return {
    italyCost: costOf(italy),
    italyFreeFrom: freeFromOf(italy),
    islandsCost: costOf(islands ?? italy),
    islandsFreeFrom: freeFromOf(islands ?? italy),
    pickup: hasPickup(italy),
  };
}

/** Writes both zones, each made where it is missing, and leaves their other methods; returns the threshold of Italy without VAT. */
export async function writeItalianZones(
  ctx: Needs,
  prices: ZonePrices,
): Promise<{ readonly italyNet: number | null }> {
  const { italy, islands } = await findZones(ctx);
  const rates = await listStaffRates(ctx);
  const rate =
    rates.find(
      ({ taxClass, country, state, postcode }) =>
        taxClass === 'standard' && country === 'IT' && state === '' && postcode === '',
    )?.rate ?? 0;
  const net = (cents: number | null) =>
    cents === null ? null : Math.round((cents * 10_000) / (10_000 + rate));
  // Where the answer is the same, each zone stays as staff have made it.
  const pickup = prices.pickup === hasPickup(italy) ? null : prices.pickup;
  const newIslands: ZoneDraft = {
    name: 'Isole',
    position: 1,
    surcharge: 0,
    areas: islandProvinces.split(' ').map((state) => ({ country: 'IT', state, postcode: '' })),
    methods: [],
  };
  const newItaly: ZoneDraft = {
    name: 'Italia',
    position: 2,
    surcharge: 0,
    areas: ['IT', 'SM', 'VA'].map((country) => ({ country, state: '', postcode: '' })),
    methods: [],
  };
  await saveZone(ctx, {
    id: islands?.id ?? null,
    draft: withPrices(islands ?? newIslands, {
      pickup,
      cost: prices.islandsCost,
      free:
        prices.islandsFreeFrom === null
          ? null
          : { from: prices.islandsFreeFrom, net: net(prices.islandsFreeFrom) },
    }),
  });
  // The prices of Italy are the general ones, which its methods follow.
  await saveZone(ctx, {
    id: italy?.id ?? null,
    draft: withPrices(italy ?? newItaly, {
      pickup,
      cost: null,
      free: prices.italyFreeFrom === null ? null : { from: null, net: null },
    }),
  });
  return { italyNet: net(prices.italyFreeFrom) };
}

type Wanted = {
  /** null leaves it as it is */
  readonly pickup: boolean | null;
  readonly cost: number | null;
  readonly free: { readonly from: number | null; readonly net: number | null } | null;
};

/** A zone whose first flat rate and free method have other prices, and whose goods are collected or not; what it lacks of them is added. */
function withPrices(zone: ZoneDraft, { pickup, cost, free }: Wanted): ZoneDraft {
  const flat = zone.methods.find(({ kind }) => kind === 'flat_rate') ?? method('flat_rate');
  const gratis = zone.methods.find(({ kind }) => kind === 'free_shipping') ?? method('free_shipping');
  const collected = zone.methods.find(({ kind }) => kind === 'local_pickup') ?? method('local_pickup');
  const changed = [
    { ...flat, cost, enabled: true },
    { ...gratis, enabled: free !== null, freeFrom: free?.from ?? null, freeFromNet: free?.net ?? null },
    ...(pickup === null ? [] : [{ ...collected, enabled: pickup }]),
  ];
  const added = changed.filter(({ id, kind, enabled }) => id === null && (kind === 'flat_rate' || enabled));
  return {
    ...zone,
    surcharge: 0,
    methods: [...zone.methods.map((known) => changed.find(({ id }) => id === known.id) ?? known), ...added],
  };
}
