import type { Cents } from '#foundation/money/rules/cents.ts';
import { parseEuro } from '#foundation/money/rules/parse-euro.ts';
import { isDay } from '#kit/text/rules/calendar-day.ts';
import type { CourierDebt, OwedOrder } from './owed-by-couriers.ts';

/** The fields of a remittance that is typed. */
export const remittanceFields = {
  courier: 'courier',
  day: 'day',
  reference: 'reference',
  order: 'order',
  amountOf: (orderId: number) => `amount-${orderId}`,
} as const;

export const longestReference = 80;

/** What somebody typed of a remittance, as it stood in the form. */
export type RemittanceTyped = {
  readonly courier: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly reference: string;
  /** the orders that were ticked */
  readonly chosen: readonly number[];
  /** by order, in euro as it was typed */
  readonly amounts: Readonly<Record<number, string>>;
};

export type RemittanceProblem =
  | { readonly code: 'expired' | 'none-chosen' | 'no-day' | 'day-to-come' | 'gone' }
  | { readonly code: 'not-an-amount' | 'too-much'; readonly number: number };

export type RemittedPart = { readonly order: OwedOrder; readonly amount: Cents };

/**
 * What a courier handed over, by order: those ticked, each with what is due or less. More than is due is a mistake in typing; an order that the courier no longer
 * owes was remitted meanwhile. `today` is the shop's, `YYYY-MM-DD`.
 */
export function readRemittance(
  { day, chosen, amounts }: RemittanceTyped,
  debt: CourierDebt | undefined,
  today: string,
):
  | { readonly ok: true; readonly parts: readonly RemittedPart[] }
  | { readonly ok: false; readonly problem: RemittanceProblem } {
  const refuse = (problem: RemittanceProblem) => ({ ok: false, problem }) as const;
  if (chosen.length === 0) return refuse({ code: 'none-chosen' });
  if (!isDay(day)) return refuse({ code: 'no-day' });
  if (day > today) return refuse({ code: 'day-to-come' });
  const parts: RemittedPart[] = [];
  for (const id of chosen) {
    const order = debt?.orders.find((owed) => owed.id === id);
    if (!order) return refuse({ code: 'gone' });
    const amount = parseEuro(amounts[id] ?? '');
    if (amount === null || amount === 0) return refuse({ code: 'not-an-amount', number: order.number });
    if (amount > order.due) return refuse({ code: 'too-much', number: order.number });
    parts.push({ order, amount });
  }
  return { ok: true, parts };
}
