import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { vatFormatOf } from '#pricing/vat/rules/vat-country.ts';
import { checkVatNumber } from '#pricing/vat/server/check-vat-number.ts';

/** What the order's VAT number comes to: the check that the order goes by, or that the register does not know the number. */
export type SettledVat =
  /** the check to go by; null for none, left out where the cart's own stays */
  { readonly ok: true; readonly checkId?: number | null } | { readonly ok: false };

/**
 * Checks the VAT number of a form before its order is placed, outside of any transaction (VAT-12): a number that was validated before is known
 * and costs nothing. A register that does not answer refuses nobody; without the setting `validate_vat_checkout` nothing is validated and VAT
 * is charged. `vat` is left out where the entry point knows no such field: the cart's own check stays if it was given for the same country.
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
