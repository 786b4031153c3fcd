import { textOf } from '#foundation/forms/server/text-of.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type StaffPriceProblem, staffPricesAction } from '../../rules/staff-prices.ts';
import { writePriceImport } from '../imports/write-price-import.ts';

/** The form of a file that was looked at: writes its good rows, or all of them or none; returns what is wrong, null when it is written. */
export async function postPriceImport(
  ctx: RequestContext,
  wanted: { readonly listId: number; readonly importId: number },
  form: FormData,
): Promise<StaffPriceProblem | null> {
  if (!ctx.nonces.check(staffPricesAction, textOf(form, '_wpnonce'))) return { code: 'expired' };
  const choice = textOf(form, 'choice') === 'good' ? 'good' : 'all';
  const written = await writePriceImport(ctx, { ...wanted, choice });
  return written.ok ? null : written.error;
}
