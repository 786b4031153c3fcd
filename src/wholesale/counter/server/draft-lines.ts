import { toCents } from '#foundation/money/rules/cents.ts';
import { formatAmount } from '#foundation/money/rules/format-euro.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import type { PricedLine } from '#selling/cart/rules/price-rows.ts';
import { marginOf, type StaffTerms } from '#selling/cart/rules/staff-terms.ts';
import type { DraftLine } from '../rules/counter-draft.ts';
import { percentText } from '../rules/line-terms.ts';
import { readCosts } from './read-costs.ts';

/** The lines of a draft with what was agreed for them, and whether their margin is below the lowest; how large it is, is for some eyes alone. */
export async function draftLines(
  ctx: RequestContext,
  lines: readonly PricedLine[],
): Promise<readonly DraftLine[]> {
  const costs = await readCosts(
    ctx,
    lines.flatMap(({ row }) => (row.staff?.terms?.kind === 'free' ? [] : [row.itemId])),
  );
  const { counter_lowest_margin: lowest } = ctx.settings;
  const seesMargins = mayStaff(ctx.visitor.person, 'margins');
  return lines.map(({ row, shown, price, total }) => {
    const terms = row.staff?.terms ?? null;
    const margin = marginOf(total.net / row.quantity, costs.get(row.itemId) ?? null);
    return {
      ...shown,
      isFree: terms?.kind === 'free',
      agreed: agreedIn(terms),
      usual: row.staff && price.regular !== price.unit ? price.regular : null,
      marginPercent: seesMargins && margin !== null ? Math.round(margin / 100) : null,
      isBelowMargin: lowest > 0 && margin !== null && margin < lowest * 100,
    };
  });
}

function agreedIn(terms: StaffTerms | null): DraftLine['agreed'] {
  if (terms === null || terms.kind === 'free') return null;
  const { reason } = terms;
  return terms.kind === 'discount'
    ? { percent: percentText(terms.basisPoints), price: '', reason }
    : { percent: '', price: formatAmount(toCents(terms.unit)), reason };
}
