import { getVariations } from '#catalogue/variations/server/get-variations.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readVariationCall } from '#http/contract/get-variation.ts';
import { ajaxJson, ajaxText } from '../ajax-reply.ts';
import { formFields } from '../form-fields.ts';
import { variationObject } from './variation-object.ts';

/**
 * `POST /?wc-ajax=get_variations`: all variations of a product in one answer (VAR-27), as `data-product_variations` holds them; `false`
 * where they are too many and `get_variation` is asked, an empty body for no such product.
 */
export async function getVariationsEndpoint(request: Request, ctx: RequestContext): Promise<Response> {
  const call = readVariationCall(new Map(Object.entries(await formFields(request))));
  if (!call) return ajaxText('');
  const found = await getVariations(ctx, call);
  if (found.kind === 'no-product') return ajaxText('');
  if (found.kind === 'too-many') return ajaxJson(false);
  const setting = {
    shopUrl: ctx.shopUrl,
    platform: ctx.wire.platform,
    locale: ctx.visitor.audience.locale,
    samePrice: found.samePrice,
  };
  return ajaxJson(found.variations.map((variation) => variationObject(variation, setting)));
}
