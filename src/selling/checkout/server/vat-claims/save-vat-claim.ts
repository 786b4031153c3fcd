import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readVatNumber } from '#pricing/vat/rules/read-vat-number.ts';
import type { VatCheck } from '#pricing/vat/rules/vat-check.ts';
import { wholeVatNumber } from '#pricing/vat/rules/vat-number.ts';
import { vatAskerOf } from '#pricing/vat/server/check-vat-number.ts';
import { findCheck } from '#pricing/vat/server/find-check.ts';
import { vatProofOf } from '#pricing/vat/server/vat-proof.ts';
import { ownsCart } from '#selling/cart/server/owns-cart.ts';

/** What a form says of a VAT number: `vat` is `''` where it gives none, and left out where the form does not know of numbers at all. */
export type SaidVat = { readonly vat?: string | undefined; readonly country: string };

/**
 * Lets the cart's check follow what the form says now: another number, or another country of the invoice, is another claim (VAT-10). A number
 * that this visitor has validated before is taken up again; nothing is asked. True where the claim has changed.
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

/** A check of this visitor's own; what was found invalid is no claim. */
async function findOwn(ctx: RequestContext, number: string, country: string): Promise<VatCheck | null> {
  const asker = vatAskerOf(ctx);
  const proof = vatProofOf(ctx);
  const source = proof.hasRegister ? 'register' : 'check-digits';
  const found = await findCheck(ctx, { number, country, source }, asker, proof);
  return found?.isOwn && found.answer !== 'invalid' ? found : null;
}

/** Keeps with the visitor's cart which check its VAT number has; null for no number. Without a cart nothing is kept. */
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
