import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { countCall } from '#foundation/services/count-call.ts';
import { type VatReply, validatedVat, vatCookies } from '#pricing/vat/rules/vat-actions.ts';
import { checksAtMost, checksSpanMs } from '#pricing/vat/rules/vat-check-limits.ts';
import { checkVatNumber } from '#pricing/vat/server/check-vat-number.ts';
import { claimVatCheck } from './save-vat-claim.ts';

const daySeconds = 24 * 60 * 60;

/**
 * The button that validates a VAT number, in every entry point (VAT-02): the answer, the two cookies (VAT-04, VAT-08, VAT-09), and the check
 * stored with the visitor's cart, which alone decides about VAT.
 */
export async function validateVatNumber(
  ctx: RequestContext,
  input: { readonly vat: string; readonly country: string },
): Promise<VatReply | 'too-many'> {
  if (await isOneCheckTooMany(ctx)) return 'too-many';
  const { reply, check } = await checkVatNumber(ctx, input);
  await claimVatCheck(ctx, reply === 'valid' && check ? check.id : null);
  const names = vatCookies(ctx.wire);
  if (reply === 'valid' && check) {
    const days = ctx.settings.cookie_expiration_days;
    const lifetime = days > 0 ? { maxAge: days * daySeconds } : {};
    ctx.reply.setCookie(names.status, validatedVat, lifetime);
    ctx.reply.setCookie(names.number, check.number, lifetime);
  } else expireVatCookies(ctx);
  return reply;
}

/** Deletes the cookies of a validated number. */
export function expireVatCookies(ctx: Pick<RequestContext, 'reply' | 'wire'>): void {
  const names = vatCookies(ctx.wire);
  ctx.reply.setCookie(names.status, '', { maxAge: 0 });
  ctx.reply.setCookie(names.number, '', { maxAge: 0 });
}

/** Counts a check by customer, else IP address, else session; true where the limit is exceeded. */
async function isOneCheckTooMany(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'visitor' | 'session' | 'address' | 'nonces'>,
): Promise<boolean> {
  const { person } = ctx.visitor;
  const session = ctx.session.current();
  const who = person
    ? `customer ${person.customerId}`
    : ctx.address
      ? `address ${ctx.address}`
      : session && `session ${session.id}`;
  if (!who) return false;
  const caller = Buffer.from(ctx.nonces.sign(`VAT checks of ${who}`), 'base64url');
  const { calls } = await countCall(ctx.db, {
    caller,
    kind: 'vat-check',
    spanMs: checksSpanMs,
    now: ctx.clock.now(),
  });
  return calls > checksAtMost;
}
