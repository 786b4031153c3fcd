import { addCents, type Cents, subtractCents, toCents, zeroCents } from '#foundation/money/rules/cents.ts';
import type { TaxMode, TaxRate } from '#foundation/money/rules/tax-rate.ts';
import { convertTaxMode, unitForDestination } from '#pricing/tax/rules/destination-price.ts';
import { splitTax, type TaxedAmount } from '#pricing/tax/rules/split-tax.ts';
import type { Destination } from './destination.ts';
import { methodCost } from './method-cost.ts';
import {
  isPickupRate,
  rateIdOf,
  type ShippingKind,
  type ShippingMethod,
  type ShippingZone,
  zoneFor,
} from './shipping-zone.ts';

/** The shop's shipping prices in cents with VAT (`freeFromNet` without); free from an amount of goods, 0 for never, unless a zone overrides it. */
export type ShippingTerms = {
  readonly countries: readonly string[];
  readonly flat: Cents;
  readonly freeFrom: Cents;
  /** the threshold of buyers who see prices without VAT, in cents without VAT */
  readonly freeFromNet: Cents;
  readonly zones: readonly ShippingZone[];
};

export type ShippingQuestion = {
  readonly destination: Destination;
  /** sum of the goods in cents, as shown to the buyer at this destination */
  readonly goods: Cents;
  readonly weightGrams: number;
  /** of the goods whose size is known, in cubic millimetres; absent for none */
  readonly volumeMm3?: number;
  /** the shipping classes of the goods, by slug */
  readonly classes: readonly string[];
  readonly mode: TaxMode;
  /** the standard VAT rates at home and at the destination */
  readonly homeRate: TaxRate;
  readonly rate: TaxRate;
  /** the rate id that the buyer chose; null before anything was chosen */
  readonly chosen: string | null;
  /** a coupon gives free shipping */
  readonly freeByCoupon: boolean;
};

/** A shipping method for these goods, collection included; `method` is the wire's rate id, `shown` cents in the buyer's mode. */
export type ShippingOption = TaxedAmount & {
  readonly method: string;
  readonly kind: ShippingKind;
  /** `''` for the default title */
  readonly title: string;
  readonly rate: TaxRate;
  readonly shown: Cents;
};

export type ShippingAnswer = {
  /** all methods offered, in the zone's order; none where the shop does not ship to */
  readonly options: readonly ShippingOption[];
  /** the method in effect: the chosen one, else the cheapest delivery */
  readonly option: ShippingOption | null;
  /** the chosen method is no longer offered, and was not just replaced by free shipping */
  readonly choiceGone: boolean;
  /** cents of goods still missing to free shipping in the buyer's mode; 0 when reached, null when there is none */
  readonly missingForFree: Cents | null;
};

const nothing = { shown: zeroCents, net: zeroCents, tax: zeroCents, gross: zeroCents } as const;
const nowhere = { options: [], option: null, missingForFree: null } as const;

/** All shipping methods for these goods, taxed at the standard rate; free shipping replaces the cheapest paid delivery. */
export function shippingFor(question: ShippingQuestion, terms: ShippingTerms): ShippingAnswer {
  const { destination, goods, chosen } = question;
  const zone = terms.countries.includes(destination.country) ? zoneFor(terms.zones, destination) : null;
  if (!zone) return { ...nowhere, choiceGone: chosen !== null };
  const thresholds = zone.methods
    .filter((method) => method.kind === 'free_shipping')
    .flatMap((method) => thresholdOf(method, terms, question) ?? []);
  const all = zone.methods.flatMap((method) => optionOf(method, zone, question, terms) ?? []);
  const hasFree = all.some(({ kind }) => kind === 'free_shipping');
  const cheapestPaid = cheapest(all.filter(isPaidDelivery));
  const replaced = hasFree ? cheapestPaid : undefined;
  const options = all.flatMap((option) => {
    if (option === replaced) return [];
    // Free shipping by a coupon also applies in a zone without a free method.
    return [
      question.freeByCoupon && !hasFree && option === cheapestPaid ? { ...option, ...nothing } : option,
    ];
  });
  const wanted = options.find(({ method }) => method === chosen);
  const missing =
    thresholds.length === 0
      ? null
      : toCents(Math.max(0, subtractCents(toCents(Math.min(...thresholds)), goods)));
  return {
    options,
    option: wanted ?? cheapest(options.filter(({ method }) => !isPickupRate(method))) ?? options[0] ?? null,
    choiceGone: chosen !== null && !wanted && chosen !== replaced?.method,
    missingForFree: question.freeByCoupon ? zeroCents : missing,
  };
}

/** Whether goods are collected at the shop, whose VAT is then due: it was chosen, or is the only method. */
export function collectsAtShop(
  { destination, chosen }: Pick<ShippingQuestion, 'destination' | 'chosen'>,
  { countries, zones }: Pick<ShippingTerms, 'countries' | 'zones'>,
): boolean {
  const methods = (countries.includes(destination.country) && zoneFor(zones, destination)?.methods) || [];
  const pickups = methods.filter(({ kind }) => kind === 'local_pickup');
  return (
    pickups.length > 0 &&
    (pickups.length === methods.length || pickups.some((one) => rateIdOf(one) === chosen))
  );
}

const isPaidDelivery = ({ kind }: ShippingOption) => kind !== 'free_shipping' && kind !== 'local_pickup';

function cheapest(options: readonly ShippingOption[]): ShippingOption | undefined {
  return options.toSorted((a, b) => a.shown - b.shown)[0];
}

/** Converts an amount of the shop's terms, which includes VAT, to the buyer's mode at the destination. */
function asShown(withTax: Cents, { mode, homeRate, rate }: ShippingQuestion): Cents {
  return unitForDestination(convertTaxMode(withTax, 'gross', mode, homeRate), mode, homeRate, rate);
}

/** The sum of goods in cents in the buyer's mode from which a free method is offered; null for never. */
function thresholdOf(method: ShippingMethod, terms: ShippingTerms, question: ShippingQuestion): Cents | null {
  const general = (from: Cents) => (from === 0 ? null : from);
  if (question.mode === 'net') {
    if (method.freeFromNet !== null) return method.freeFromNet;
    if (method.freeFrom === null) return general(terms.freeFromNet);
  }
  const withTax = method.freeFrom ?? general(terms.freeFrom);
  return withTax === null ? null : asShown(withTax, question);
}

function optionOf(
  method: ShippingMethod,
  zone: ShippingZone,
  question: ShippingQuestion,
  terms: ShippingTerms,
): ShippingOption | null {
  // Collected goods are handed over at the shop.
  const there = method.kind === 'local_pickup' ? { ...question, rate: question.homeRate } : question;
  const withTax = costWithTax(method, zone, there, terms);
  if (withTax === null) return null;
  const { rate, mode } = there;
  const shown = asShown(withTax, there);
  const taxed = splitTax(shown, rate, rate === 0 ? 'net' : mode);
  return { ...taxed, method: rateIdOf(method), kind: method.kind, title: method.title, rate, shown };
}

function costWithTax(
  method: ShippingMethod,
  zone: ShippingZone,
  question: ShippingQuestion,
  terms: ShippingTerms,
): Cents | null {
  if (method.kind === 'local_pickup') return zeroCents;
  if (method.kind === 'free_shipping') {
    const from = thresholdOf(method, terms, question);
    const isReached = from !== null && question.goods >= from;
    return isReached || question.freeByCoupon ? zeroCents : null;
  }
  const cost = methodCost(method, {
    flat: terms.flat,
    classes: question.classes,
    weightGrams: question.weightGrams,
    volumeMm3: question.volumeMm3 ?? 0,
    goodsReach: (withTax) => question.goods <= asShown(toCents(withTax), question),
  });
  return cost === null ? null : addCents(cost, zone.surcharge);
}
