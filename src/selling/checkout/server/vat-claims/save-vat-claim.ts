import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readVatNumber } from '#pricing/vat/rules/read-vat-number.ts';
import type { VatCheck } from '#pricing/vat/rules/vat-check.ts';
import { wholeVatNumber } from '#pricing/vat/rules/vat-number.ts';
import { vatAskerOf } from '#pricing/vat/server/check-vat-number.ts';
import { findCheck } from '#pricing/vat/server/find-check.ts';
import { vatProofOf } from '#pricing/vat/server/vat-proof.ts';
import { ownsCart } from '#selling/cart/server/owns-cart.ts';

/** The VAT number in a form: `vat` is `''` for none, and absent where the form has no such field. */
export type SaidVat = { readonly vat?: string | undefined; readonly country: string };

/**
 * Updates the cart's check to the number in the form: another number, or another invoice country, is another claim (VAT-10). A number
 * that this visitor validated before gets its check back, without asking the register. True where the claim has changed.
 */
export async function saveVatClaim(
  ctx: RequestContext,
  claimed: VatCheck | null,
  { vat, country }: SaidVat,
): Promise<boolean> {
  if (vat === undefined) {
    if (!claimed || claimed.country === country) return false;
    await claimVatCheck(ctx, null);
    return true;
  }
  const read = readVatNumber(vat, country);
  const number = read.ok ? wholeVatNumber(read.number) : null;
  if (claimed?.number === (number ?? undefined) && claimed?.country === country) return false;
  const found = number === null ? null : await findOwn(ctx, number, country);
  if ((found?.id ?? null) === (claimed?.id ?? null)) return false;
  await claimVatCheck(ctx, found?.id ?? null);
  return true;
}

/** The visitor's own earlier check of a number; an invalid number is no claim. */
async function findOwn(ctx: RequestContext, number: string, country: string): Promise<VatCheck | null> {
  const asker = vatAskerOf(ctx);
  const proof = vatProofOf(ctx);
  const source = proof.hasRegister ? 'register' : 'check-digits';
  const found = await findCheck(ctx, { number, country, source }, asker, proof);
  return found?.isOwn && found.answer !== 'invalid' ? found : null;
}

/** Stores the check of the VAT number with the visitor's cart; null for no number. Without a cart it does nothing. */
export async function claimVatCheck(
  { db, session }: Pick<RequestContext, 'db' | 'session'>,
  checkId: number | null,
): Promise<void> {
  const owner = session.current();
  if (!owner) return;
  await sql`/* prepared */
    update carts set vat_check_id = ${checkId}::bigint
    where ${ownsCart(owner)} and vat_check_id is distinct from ${checkId}::bigint`.execute(db);
}
