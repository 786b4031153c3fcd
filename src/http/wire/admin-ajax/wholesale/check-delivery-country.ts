import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { saveDeliveryCountry } from '#selling/checkout/server/vat-claims/save-delivery-country.ts';
import { ajaxText } from '../../ajax-reply.ts';
import { formFields } from '../../form-fields.ts';

/** `{p}checkdeliverycountryvat`: keeps the country that the goods go to; `success` as bare text (VAT-13, wire 4.3). */
export async function checkDeliveryCountry(request: Request, ctx: RequestContext): Promise<Response> {
  const { deliverycountry = '', security = '' } = await formFields(request);
  if (!ctx.nonces.check(wholesaleNonceAction(ctx.wire), security)) return ajaxText('-1', 403);
  const isSaved = await saveDeliveryCountry(ctx, deliverycountry);
  return isSaved ? ajaxText('success') : ajaxText('0', 400);
}
