import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Audience, BuyingTerms } from '#foundation/visitor/rules/visitor.ts';
import { readSegment } from '#pricing/customer-groups/server/read-segment.ts';
import { type PriceHistory, readPriceHistory } from '#pricing/price-history/server/read-price-history.ts';
import { parseQuantity } from '#pricing/quantities/rules/parse-quantity.ts';
import { parseDay } from '../../rules/price-row.ts';
import { type PricedItem, priceItems } from '../price-items.ts';

/** What staff ask: codes and days as typed; a customer's email stands before the group. */
export type ExplainQuestion = {
  readonly sku: string;
  readonly customer: string;
  readonly group: string;
  readonly quantity: string;
  readonly day: string;
};

export type PriceExplanation = {
  readonly question: ExplainQuestion;
  readonly groups: readonly { readonly id: number; readonly name: string }[];
  readonly answer:
    | null
    | {
        readonly ok: true;
        readonly name: string;
        readonly group: string;
        readonly quantity: number;
        readonly price: PricedItem;
      }
    | {
        readonly ok: false;
        readonly code: 'unknown-code' | 'unknown-customer' | 'not-a-quantity' | 'not-a-date' | 'no-price';
      };
  /** of the item that was asked for; null where there is none, or it is a product with variations */
  readonly history: PriceHistory | null;
};

/** How somebody buys: by what audience their prices are made, and the name of the group. */
type Buyer = { readonly audience: Audience; readonly terms: Pick<BuyingTerms, 'groupName'> };
type FindBuyer = (email: string) => Promise<Buyer | null>;

/**
 * How the price of an item comes about for a group, or a customer, a quantity and a day: by the same resolver that makes all prices.
 * `findBuyer` says how the customer with an email address buys.
 */
export async function explainPrice(
  ctx: RequestContext,
  question: ExplainQuestion,
  findBuyer: FindBuyer,
): Promise<PriceExplanation> {
  const groups = await ctx.db.selectFrom('customer_groups').select(['id', 'name']).orderBy('name').execute();
  const item = question.sku === '' ? null : await findItem(ctx, question.sku);
  const answer = question.sku === '' ? null : await answerTo(ctx, question, { item, groups, findBuyer });
  const history = item && item.type !== 'variable' ? await readPriceHistory(ctx, item) : null;
  return { question, groups, answer, history };
}

type Item = { readonly id: number; readonly name: string; readonly type: string; readonly taxClass: string };

async function findItem({ db }: RequestContext, sku: string): Promise<Item | null> {
  const item = await db
    .selectFrom('products')
    .select(['id', 'name', 'type', 'tax_class as taxClass'])
    .where('sku', '=', sku)
    .executeTakeFirst();
  return item ?? null;
}

async function answerTo(
  ctx: RequestContext,
  question: ExplainQuestion,
  {
    item,
    groups,
    findBuyer,
  }: Pick<PriceExplanation, 'groups'> & { readonly item: Item | null; readonly findBuyer: FindBuyer },
): Promise<PriceExplanation['answer']> {
  if (!item) return { ok: false, code: 'unknown-code' };
  const quantity = parseQuantity(question.quantity === '' ? '1' : question.quantity);
  if (quantity === null || quantity < 1) return { ok: false, code: 'not-a-quantity' };
  const day = question.day === '' ? null : parseDay(question.day);
  if (day === undefined) return { ok: false, code: 'not-a-date' };
  const group = groupAsked(question, groups);
  const buyer =
    question.customer === ''
      ? group && (await readSegment(ctx, group.id))
      : await findBuyer(question.customer);
  if (!buyer) return { ok: false, code: 'unknown-customer' };
  const at = day === null ? ctx.clock.now() : await noonOf(ctx, day);
  const asked = {
    ...ctx,
    clock: { now: () => at },
    visitor: { ...ctx.visitor, person: null, audience: buyer.audience },
  };
  const price = (await priceItems(asked, [{ itemId: item.id, quantity }])).get(item.id);
  return price
    ? { ok: true, name: item.name, group: buyer.terms.groupName, quantity, price }
    : { ok: false, code: 'no-price' };
}

function groupAsked({ group }: ExplainQuestion, groups: PriceExplanation['groups']) {
  return groups.find(({ id }) => String(id) === group) ?? groups[0];
}

async function noonOf({ db }: RequestContext, day: string): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select (${day}::date + time '12:00') at time zone 'Europe/Rome' as at`.execute(db);
  return rows[0]?.at ?? new Date(day);
}
