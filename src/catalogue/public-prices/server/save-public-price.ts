import { sql } from 'kysely';
import type { ProductChanges } from '#catalogue/product-editing/rules/product-changes.ts';
import { saveProduct } from '#catalogue/product-editing/server/save-product.ts';
import { saveVariations } from '#catalogue/variation-editing/server/save-variations.ts';
import { textOf } from '#foundation/forms/server/text-of.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { parseListPrice } from '#pricing/prices/rules/parse-tiers.ts';
import { parseDay } from '#pricing/prices/rules/price-row.ts';
import {
  type ChangedPrice,
  type StaffPriceProblem,
  staffPricesAction,
} from '#pricing/prices/rules/staff-prices.ts';
import { parseQuantity } from '#pricing/quantities/rules/parse-quantity.ts';
import type { PublicPrice } from '../rules/public-price-list.ts';
import { pricesOf } from './read-public-prices.ts';

export type PostedPublicPrice =
  | { readonly ok: true; readonly price: ChangedPrice | null }
  | {
      readonly ok: false;
      /** of the answer: 400 where the page has no such form, 422 where something in the form is wrong */
      readonly status: 400 | 422;
      readonly error: StaffPriceProblem;
      readonly entered: Readonly<Record<string, string>>;
    };

const fields = ['regularPriceCents', 'salePriceCents', 'saleFrom', 'saleTo'] as const;
type Prices = Record<(typeof fields)[number], number | string | null>;
type Wanted = { readonly from: Prices; readonly to: Prices };
type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: StaffPriceProblem };
const wrong = (error: StaffPriceProblem) => ({ ok: false, error }) as const;

/** A form of the public price list: the regular price of an article in its place, or all of its prices. What others have changed meanwhile stays. */
export async function postPublicPrice(ctx: RequestContext, form: FormData): Promise<PostedPublicPrice> {
  const entered = Object.fromEntries(
    [...form.keys()].filter((name) => name !== '_wpnonce').map((name) => [name, textOf(form, name)]),
  );
  const refuse = (error: StaffPriceProblem, status: 400 | 422 = 422) =>
    ({ ok: false, status, error, entered }) as const;
  if (!ctx.nonces.check(staffPricesAction, textOf(form, '_wpnonce'))) return refuse({ code: 'expired' });
  const what = textOf(form, 'what');
  if (what !== 'entry-price' && what !== 'public-price') return refuse({ code: 'expired' }, 400);
  const [article] = await pricesOf(ctx, [parseQuantity(textOf(form, 'product')) ?? 0]);
  if (!article) return refuse({ code: 'price-gone' });
  if (['seen', 'seen-price', 'seen-sale'].some((name) => seenCents(form, name) === undefined)) {
    return refuse({ code: 'expired' }, 400);
  }
  const wanted = what === 'entry-price' ? readRegular(article, form) : await readPrices(ctx, form);
  if (!wanted.ok) return refuse(wanted.error);
  const problem = await save(ctx, article, wanted.value);
  if (problem) return refuse(problem);
  const { from, to } = wanted.value;
  const [before, after] = [Number(from.regularPriceCents), Number(to.regularPriceCents)];
  return {
    ok: true,
    price: what === 'entry-price' ? { before: toCents(before), after: toCents(after) } : null,
  };
}

/** A price as the page showed it: null for none, undefined for what no page shows. */
function seenCents(form: FormData, name: string): number | null | undefined {
  const seen = textOf(form, name);
  if (seen === '') return null;
  return /^\d{1,10}$/.test(seen) ? Number(seen) : undefined;
}

const pricesIn = ({ regular, sale, saleFrom, saleTo }: PublicPrice): Prices => ({
  regularPriceCents: regular,
  salePriceCents: sale,
  saleFrom,
  saleTo,
});

function readRegular(article: PublicPrice, form: FormData): Read<Wanted> {
  const typed = textOf(form, 'price');
  const price = parseListPrice(typed);
  if (price === null) return wrong({ code: 'not-a-price', text: typed.slice(0, 60) });
  const from = { ...pricesIn(article), regularPriceCents: seenCents(form, 'seen') ?? null };
  return { ok: true, value: { from, to: { ...from, regularPriceCents: price } } };
}

/** The prices of the form: `seen` is what its fields showed, days as well as moments; a day that was not touched stays the moment that it was. */
async function readPrices(ctx: RequestContext, form: FormData): Promise<Read<Wanted>> {
  const seen = (name: string) => textOf(form, `seen-${name}`) || null;
  const from: Prices = {
    regularPriceCents: seenCents(form, 'seen-price') ?? null,
    salePriceCents: seenCents(form, 'seen-sale') ?? null,
    saleFrom: seen('from'),
    saleTo: seen('to'),
  };
  const to = { ...from };
  for (const [name, field] of [
    ['price', 'regularPriceCents'],
    ['sale', 'salePriceCents'],
  ] as const) {
    const typed = textOf(form, name);
    const price = typed === '' ? null : parseListPrice(typed);
    if (typed !== '' && price === null) return wrong({ code: 'not-a-price', text: typed.slice(0, 60) });
    to[field] = price;
  }
  for (const [name, field] of [
    ['from', 'saleFrom'],
    ['to', 'saleTo'],
  ] as const) {
    const typed = textOf(form, name);
    const day = typed === '' ? null : parseDay(typed);
    if (day === undefined) return wrong({ code: 'not-a-date', text: typed.slice(0, 60) });
    if (day !== (seen(`${name}-day`) ?? null)) to[field] = await momentOf(ctx, day, name === 'to');
  }
  return { ok: true, value: { from, to } };
}

/** The first moment of a day in Rome, or of the one after it. */
async function momentOf({ db }: RequestContext, day: string | null, isEnd: boolean): Promise<string | null> {
  if (day === null) return null;
  const { rows } = await sql<{ at: Date }>`
    select (${day}::date + ${isEnd ? 1 : 0}::int)::timestamp at time zone 'Europe/Rome' as at`.execute(db);
  return rows[0]?.at.toISOString() ?? null;
}

async function save(
  ctx: RequestContext,
  { productId, parentId }: PublicPrice,
  { from, to }: Wanted,
): Promise<StaffPriceProblem | null> {
  const changed = fields.filter((field) => from[field] !== to[field]);
  if (changed.length === 0) return null;
  if (productId === parentId) {
    const changes: ProductChanges = Object.fromEntries(
      changed.map((field) => [field, { from: from[field], to: to[field] }]),
    );
    const saved = await saveProduct(ctx, { id: productId, changes, priceReason: 'price-list' });
    if (saved.ok) return null;
    if (saved.error.code === 'conflict')
      return conflict(saved.error.conflicts.map(({ field, theirs }) => [field, theirs]));
    if (saved.error.code !== 'refused') return { code: 'price-gone' };
    return problemOf(Object.values(saved.error.problems).map(({ code }) => code));
  }
  const cells = Object.fromEntries(
    changed.map((field) => [field, { ids: [productId], from: [from[field]], to: [to[field]] }]),
  );
  const saved = await saveVariations(ctx, parentId, cells, { priceReason: 'price-list' });
  if (saved.ok) return null;
  const { answer } = saved;
  if (answer.kind === 'conflict') return conflict(answer.cells.map(({ field, theirs }) => [field, theirs]));
  if (answer.kind === 'refused-cells') return problemOf(answer.cells.map(({ code }) => code));
  return { code: 'price-gone' };
}

function conflict(theirs: readonly (readonly [string, unknown])[]): StaffPriceProblem {
  const price = theirs.find(([field]) => field === 'regularPriceCents')?.[1];
  return typeof price === 'number'
    ? { code: 'price-changed', now: toCents(price) }
    : { code: 'prices-changed' };
}

function problemOf(codes: readonly string[]): StaffPriceProblem {
  const [code] = codes;
  if (code === 'not-below') return { code: 'sale-not-below' };
  if (code === 'no-regular-price') return { code: 'sale-without-price' };
  if (code === 'ends-first') return { code: 'ends-before-it-begins' };
  if (code === 'no-amount') return { code: 'not-a-price' };
  return { code: code === 'no-moment' ? 'not-a-date' : 'price-gone' };
}
