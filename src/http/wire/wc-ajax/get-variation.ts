import { getVariation } from '#catalogue/variations/server/get-variation.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readVariationCall } from '#http/contract/get-variation.ts';
import { ajaxJson, ajaxText } from '../ajax-reply.ts';
import { formFields } from '../form-fields.ts';
import { variationObject } from './variation-object.ts';

/** `POST /?wc-ajax=get_variation`: the variation, `false` for no match, an empty body for no such product (VAR-25). */
export async function getVariationEndpoint(request: Request, ctx: RequestContext): Promise<Response> {
  const call = readVariationCall(new Map(Object.entries(await formFields(request))));
  if (!call) return ajaxText('');
  const found = await getVariation(ctx, call);
  if (found.kind === 'no-product') return ajaxText('');
  if (found.kind === 'no-match') return ajaxJson(false);
  return ajaxJson(
    variationObject(found.variation, {
      shopUrl: ctx.shopUrl,
      platform: ctx.wire.platform,
      locale: ctx.visitor.audience.locale,
      samePrice: found.samePrice,
    }),
  );
}
