import { inTransaction } from '#foundation/database/in-transaction.ts';
import { textOf } from '#foundation/forms/server/text-of.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { type PriceDeed, type StaffPriceProblem, staffPricesAction } from '../../rules/staff-prices.ts';
import { removeEntry, saveEntry } from './save-entry.ts';
import { removePercentage, savePercentage } from './save-percentage.ts';

export type PostedPriceList =
  | { readonly ok: true; readonly done: PriceDeed }
  | {
      readonly ok: false;
      /** of the answer: 400 where the page has no such form, 422 where something in the form is wrong */
      readonly status: 400 | 422;
      readonly error: StaffPriceProblem;
      readonly entered: Readonly<Record<string, string>>;
    };

const deeds = {
  entry: saveEntry,
  'remove-entry': removeEntry,
  percentage: savePercentage,
  'remove-percentage': removePercentage,
};

/** A form of the page of one list: prices of a product, or a percentage, saved or removed, with the audit's entry in one transaction. */
export async function postPriceList(
  toolbox: Toolbox,
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
  if (!toolbox.nonces.check(staffPricesAction, textOf(form, '_wpnonce'))) return refuse({ code: 'expired' });
  const what = textOf(form, 'what');
  const deed = Object.hasOwn(deeds, what) ? deeds[what as keyof typeof deeds] : null;
  if (!deed) return refuse({ code: 'expired' }, 400);
  const result = await inTransaction(toolbox.db, (db) => deed({ ...toolbox, db }, list, form));
  return result.ok ? result : refuse(result.error);
}
