import { inTransaction } from '#foundation/database/in-transaction.ts';
import { textOf } from '#foundation/forms/server/text-of.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { notePriceReason } from '#pricing/price-history/server/note-price-reason.ts';
import {
  type ChangedPrice,
  type PriceAction,
  type StaffPriceProblem,
  staffPricesAction,
} from '../../rules/staff-prices.ts';
import { removeEntry, saveEntry } from './save-entry.ts';
import { saveEntryPrice } from './save-entry-price.ts';
import { removePercentage, savePercentage } from './save-percentage.ts';

export type PostedPriceList =
  | { readonly ok: true; readonly done: PriceAction; readonly price?: ChangedPrice }
  | {
      readonly ok: false;
      /** of the answer: 400 where the page has no such form, 422 where something in the form is wrong */
      readonly status: 400 | 422;
      readonly error: StaffPriceProblem;
      readonly entered: Readonly<Record<string, string>>;
    };

const actions = {
  entry: saveEntry,
  'entry-price': saveEntryPrice,
  'remove-entry': removeEntry,
  percentage: savePercentage,
  'remove-percentage': removePercentage,
};

/** A form of the page of one list: prices of a product, or a percentage, saved or removed, with the audit's entry in one transaction. */
export async function postPriceList(
  ctx: RequestContext,
  list: { readonly id: number; readonly name: string },
  form: FormData,
): Promise<PostedPriceList> {
  const entered = Object.fromEntries(
    [...form.keys()].filter((name) => name !== '_wpnonce').map((name) => [name, textOf(form, name)]),
  );
  const refuse = (error: StaffPriceProblem, status: 400 | 422 = 422): PostedPriceList => ({
    ok: false,
    status,
    error,
    entered,
  });
  if (!ctx.nonces.check(staffPricesAction, textOf(form, '_wpnonce'))) return refuse({ code: 'expired' });
  const what = textOf(form, 'what');
  const action = Object.hasOwn(actions, what) ? actions[what as keyof typeof actions] : null;
  if (!action) return refuse({ code: 'expired' }, 400);
  const result = await inTransaction(ctx.db, async (db) => {
    await notePriceReason({ ...ctx, db }, what.endsWith('percentage') ? 'percentage' : 'price-list');
    return action({ ...ctx, db }, list, form);
  });
  return result.ok ? result : refuse(result.error);
}
