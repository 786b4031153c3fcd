import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { keepDeliveryCountry } from '#selling/checkout/server/vat-claims/keep-delivery-country.ts';
import { ajaxText } from '../../ajax-reply.ts';
import { formFields } from '../../form-fields.ts';

/** `{p}checkdeliverycountryvat`: keeps the country that the goods go to; `success` as bare text (VAT-13, wire 4.3). */
export async function checkDeliveryCountry(request: Request, toolbox: Toolbox): Promise<Response> {
  const { deliverycountry = '', security = '' } = await formFields(request);
  if (!toolbox.nonces.check(wholesaleNonceAction(toolbox.wire), security)) return ajaxText('-1', 403);
  const isKept = await keepDeliveryCountry(toolbox, deliverycountry);
  return isKept ? ajaxText('success') : ajaxText('0', 400);
}
