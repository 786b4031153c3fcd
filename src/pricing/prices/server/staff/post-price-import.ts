import { textOf } from '#foundation/forms/server/text-of.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { type StaffPriceProblem, staffPricesAction } from '../../rules/staff-prices.ts';
import { writePriceImport } from '../imports/write-price-import.ts';

/** The form of a file that was looked at: writes its good rows, or all of them or none; returns what is wrong, null when it is written. */
export async function postPriceImport(
  toolbox: Toolbox,
  wanted: { readonly listId: number; readonly importId: number },
  form: FormData,
): Promise<StaffPriceProblem | null> {
  if (!toolbox.nonces.check(staffPricesAction, textOf(form, '_wpnonce'))) return { code: 'expired' };
  const choice = textOf(form, 'choice') === 'good' ? 'good' : 'all';
  const written = await writePriceImport(toolbox, { ...wanted, choice });
  return written.ok ? null : written.error;
}
