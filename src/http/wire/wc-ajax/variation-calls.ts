import { z } from 'zod';
import type { AttributeChoice } from '#catalogue/variations/rules/match-variation.ts';
import { getVariation } from '#catalogue/variations/server/get-variation.ts';
import { getVariations } from '#catalogue/variations/server/get-variations.ts';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { storeAjaxCall } from '../ajax-call.ts';
import { ajaxJson, ajaxText } from '../ajax-reply.ts';
import { addedFields, idIn, said } from '../lenient/posted.ts';
import { variationObject } from './variation-object.ts';
import { variationReply } from './variation-reply.ts';

const longestName = 100;
const longestValue = 200;
const mostAttributes = 50;
// A value that no term can have: it matches nothing but an attribute that is open to any.
const noTerm = '\u{fffd}';

const product_id = z.preprocess(idIn, z.int().min(0));
const choice = { 'attribute_pa_{attribute}': addedFields['attribute_pa_{attribute}'] };

/** What was chosen; a value that no term can have matches no variation. */
export function choiceIn(posted: PostedFields): AttributeChoice {
  const named = Object.entries(posted)
    .filter(([name]) => name.startsWith('attribute_') && name.length <= longestName && !name.includes('\0'))
    .slice(0, mostAttributes);
  return Object.fromEntries(
    named.map(([name, value = '']) => [
      name,
      value.length > longestValue || value.includes('\0') ? noTerm : value,
    ]),
  );
}

const settingOf = ({ shopUrl, wire, visitor }: RequestContext, samePrice: boolean) => ({
  shopUrl,
  platform: wire.platform,
  locale: visitor.audience.locale,
  samePrice,
});

/** VAR-25, wire 2.1. */
export const getVariationCall = storeAjaxCall({
  name: 'get_variation',
  methods: 'GET or POST',
  summary: 'The variation that was chosen.',
  fields: z.object({ product_id, ...choice, custom_data: said("The client's own; passed over.") }),
  reply: {
    schema: variationReply,
    says: '`false` where no variation is what was chosen; an empty body where there is no such product.',
  },
  async handle(ctx, { product_id: productId }, posted) {
    if (productId === 0) return ajaxText('');
    const found = await getVariation(ctx, { productId, choice: choiceIn(posted) });
    if (found.kind === 'no-product') return ajaxText('');
    if (found.kind === 'no-match') return ajaxJson(false);
    return ajaxJson(variationObject(found.variation, settingOf(ctx, found.samePrice)));
  },
});

/** As `data-product_variations` holds them (VAR-27, wire 2.1). */
export const getVariationsCall = storeAjaxCall({
  name: 'get_variations',
  methods: 'GET or POST',
  summary: 'All variations of a product in one answer.',
  fields: z.object({ product_id }),
  reply: {
    schema: z.array(variationReply),
    says: '`false` where a product has more variations than go into one answer: `get_variation` is asked for each choice; an empty body where there is no such product.',
  },
  async handle(ctx, { product_id: productId }) {
    if (productId === 0) return ajaxText('');
    const found = await getVariations(ctx, { productId });
    if (found.kind === 'no-product') return ajaxText('');
    if (found.kind === 'too-many') return ajaxJson(false);
    const setting = settingOf(ctx, found.samePrice);
    return ajaxJson(found.variations.map((variation) => variationObject(variation, setting)));
  },
});
