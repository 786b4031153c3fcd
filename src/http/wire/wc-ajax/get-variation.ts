import { getVariation } from '#catalogue/variations/server/get-variation.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { readVariationCall } from '#http/contract/get-variation.ts';
import { ajaxJson, ajaxText } from '../ajax-reply.ts';
import { formFields } from '../form-fields.ts';
import { variationObject } from './variation-object.ts';

/** `POST /?wc-ajax=get_variation`: the variation, `false` for no match, an empty body for no such product (VAR-25). */
export async function getVariationEndpoint(request: Request, toolbox: Toolbox): Promise<Response> {
  const call = readVariationCall(new Map(Object.entries(await formFields(request))));
  if (!call) return ajaxText('');
  const found = await getVariation(toolbox, call);
  if (found.kind === 'no-product') return ajaxText('');
  if (found.kind === 'no-match') return ajaxJson(false);
  return ajaxJson(
    variationObject(found.variation, {
      shopUrl: toolbox.shopUrl,
      platform: toolbox.wire.platform,
      locale: toolbox.visitor.audience.locale,
      samePrice: found.samePrice,
    }),
  );
}
