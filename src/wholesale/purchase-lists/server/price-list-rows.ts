import type { Cents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { tierCounting } from '#pricing/prices/server/tier-table-terms.ts';
import { readTaxRates } from '#pricing/tax/server/read-tax-rates.ts';
import type { CartProblem } from '#selling/cart/rules/cart-state.ts';
import { type PricedLine, priceRows, rowProblems } from '#selling/cart/rules/price-rows.ts';
import type { ListRowOf } from './read-list-rows.ts';

export type PricedList = {
  /** by the line's id in the list */
  readonly lines: ReadonlyMap<number, PricedLine>;
  readonly problems: ReadonlyMap<number, CartProblem>;
  /** cents in the buyer's mode */
  readonly total: Cents;
};

/** What a list would cost the visitor today if it were bought alone, at home (TIER-11). */
export async function priceListRows(ctx: RequestContext, saved: readonly ListRowOf[]): Promise<PricedList> {
  const rates = await readTaxRates(ctx);
  const rows = saved.flatMap(({ row }) => row ?? []);
  const { lines, subtotal } = priceRows({
    rows,
    mode: ctx.visitor.audience.mode,
    homeRate: rates.home,
    rate: rates.home,
    tiers: tierCounting(ctx.settings),
  });
  // A line of quantity 0 is not bought: there is nothing wrong with it.
  const problems = rowProblems(rows.filter(({ quantity }) => quantity > 0));
  return {
    lines: new Map(lines.map((line) => [Number(line.row.key), line])),
    problems: new Map(problems.map((problem) => [Number(problem.key), problem])),
    total: subtotal,
  };
}
