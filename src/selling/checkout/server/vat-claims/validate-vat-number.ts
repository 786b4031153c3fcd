import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { type VatReply, validatedVat, vatCookies } from '#pricing/vat/rules/vat-actions.ts';
import { checkVatNumber } from '#pricing/vat/server/check-vat-number.ts';
import { claimVatCheck } from './claim-vat-check.ts';
import { isOneCheckTooMany } from './limit-vat-checks.ts';

const daySeconds = 24 * 60 * 60;

/**
 * The button that validates a VAT number, in every door (VAT-02): the answer, the two cookies (VAT-04, VAT-08, VAT-09), and the check kept
 * with the visitor's cart, which alone decides about VAT.
 */
export async function validateVatNumber(
  toolbox: Toolbox,
  input: { readonly vat: string; readonly country: string },
): Promise<VatReply | 'too-many'> {
  if (await isOneCheckTooMany(toolbox)) return 'too-many';
  const { reply, check } = await checkVatNumber(toolbox, input);
  await claimVatCheck(toolbox, reply === 'valid' && check ? check.id : null);
  const names = vatCookies(toolbox.wire);
  if (reply === 'valid' && check) {
    const days = toolbox.settings.cookie_expiration_days;
    const lifetime = days > 0 ? { maxAge: days * daySeconds } : {};
    toolbox.reply.setCookie(names.status, validatedVat, lifetime);
    toolbox.reply.setCookie(names.number, check.number, lifetime);
  } else forgetVatCookies(toolbox);
  return reply;
}

/** Clears what the browser holds of a validated number. */
export function forgetVatCookies(toolbox: Pick<Toolbox, 'reply' | 'wire'>): void {
  const names = vatCookies(toolbox.wire);
  toolbox.reply.setCookie(names.status, '', { maxAge: 0 });
  toolbox.reply.setCookie(names.number, '', { maxAge: 0 });
}
