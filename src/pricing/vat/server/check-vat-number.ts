import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readVatNumber } from '../rules/read-vat-number.ts';
import type { VatReply } from '../rules/vat-actions.ts';
import type { VatCheck } from '../rules/vat-check.ts';
import { vatFormatOf } from '../rules/vat-country.ts';
import { wholeVatNumber } from '../rules/vat-number.ts';
import { askAboutNumber } from './ask-about-number.ts';
import { fillInCheck } from './fill-in-check.ts';
import { findCheck } from './find-check.ts';
import { recordCheck, type VatAsker } from './vat-check-rows.ts';
import { vatProofOf } from './vat-proof.ts';

/** The request context of a visitor, or of what checks a number for one. */
export type VatCheckContext = Pick<
  RequestContext,
  'db' | 'clock' | 'settings' | 'vatRegister' | 'session' | 'visitor'
>;

export type CheckedNumber = {
  readonly reply: VatReply;
  /** the record of the check; null where form, check digits or country were wrong already */
  readonly check: VatCheck | null;
};

/** As whom a visitor asks. */
export function vatAskerOf({ session, visitor }: Pick<VatCheckContext, 'session' | 'visitor'>): VatAsker {
  return {
    by: 'buyer',
    sessionId: session.current()?.id ?? null,
    customerId: visitor.person?.customerId ?? null,
    staffId: null,
  };
}

/**
 * Checks a VAT number for the country of an address: form and check digits first, then the register where the shop asks one, whose answers
 * hold for a while (VAT-02). A number is never invalid because the register does not answer: its check stays unknown and is retried. Not
 * inside a transaction: the register may take seconds.
 */
export async function checkVatNumber(
  ctx: VatCheckContext,
  input: { readonly vat: string; readonly country: string },
  asker: VatAsker = vatAskerOf(ctx),
): Promise<CheckedNumber> {
  const read = readVatNumber(input.vat, input.country);
  if (!read.ok) return { reply: read.error.code, check: null };
  const isHome = vatFormatOf(ctx.settings.home_country)?.prefix === read.number.prefix;
  const source = ctx.vatRegister && !isHome ? 'register' : 'check-digits';
  const wanted = { number: wholeVatNumber(read.number), country: input.country };
  const known = await findCheck(ctx, { ...wanted, source }, asker, vatProofOf(ctx));
  if (known?.isOwn && known.answer !== 'unknown') return replyTo(known);
  const askedAt = ctx.clock.now();
  if (known && known.answer !== 'unknown') {
    const answeredAt = new Date(known.answeredAt);
    return replyTo(await recordCheck(ctx.db, { ...known, ...wanted, asker, askedAt, answeredAt }));
  }
  const answered = await askAboutNumber(ctx, read.number);
  const answeredAt = ctx.clock.now();
  if (known) return replyTo(await fillInCheck(ctx.db, known, { ...answered, answeredAt }));
  return replyTo(await recordCheck(ctx.db, { ...answered, ...wanted, asker, askedAt, answeredAt }));
}

function replyTo(check: VatCheck): CheckedNumber {
  return { reply: check.answer === 'invalid' ? 'invalid' : 'valid', check };
}
