import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { validateVatNumber } from '#selling/checkout/server/vat-claims/validate-vat-number.ts';
import { ajaxText } from '../../ajax-reply.ts';
import { formFields } from '../../form-fields.ts';

/** `{p}validatevat`: `valid`, `invalid` or `invalidcountry` as bare text (VAT-02, wire 4.3). */
export async function validateVat(request: Request, ctx: RequestContext): Promise<Response> {
  const { vat = '', country = '', security = '' } = await formFields(request);
  if (!ctx.nonces.check(wholesaleNonceAction(ctx.wire), security)) return ajaxText('-1', 403);
  const reply = await validateVatNumber(ctx, { vat, country: country.trim().toUpperCase() });
  return reply === 'too-many' ? ajaxText('-1', 429) : ajaxText(reply);
}
