import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { vatFormatOf } from '#pricing/vat/rules/vat-country.ts';
import { checkVatNumber } from '#pricing/vat/server/check-vat-number.ts';

/** The result for the order's VAT number: the check that applies to the order, or that the register does not know the number. */
export type SettledVat =
  /** the check that applies; null for none, absent where the cart's own stays */
  { readonly ok: true; readonly checkId?: number | null } | { readonly ok: false };

/**
 * Checks the VAT number of a form before its order is placed, outside of any transaction (VAT-12): a number that was validated before is known
 * and not checked once more. Without an answer of the register the order is not refused; without the setting `validate_vat_checkout` VAT
 * is charged unchecked. `vat` is absent where the entry point has no such field: the cart's own check stays if its country is the same.
 */
export async function settleVatNumber(
  ctx: RequestContext,
  { vat, country }: { readonly vat?: string | undefined; readonly country: string },
): Promise<SettledVat> {
  if (vat === undefined) return { ok: true };
  if (vat === '' || !ctx.settings.validate_vat_checkout || !vatFormatOf(country)) {
    return { ok: true, checkId: null };
  }
  const { reply, check } = await checkVatNumber(ctx, { vat, country });
  if (reply !== 'valid') return { ok: false };
  return { ok: true, checkId: check?.id ?? null };
}
