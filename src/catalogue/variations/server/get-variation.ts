import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { createPricer } from '#pricing/prices/server/create-pricer.ts';
import type { AttributeChoice } from '../rules/match-variation.ts';
import { findVariationId } from './find-variation-id.ts';
import { readVariations, type VariationDetail } from './read-variations.ts';

/** What a lookup finds: a variation, nothing that matches, or no such variable product (VAR-25). */
export type FoundVariation =
  | {
      readonly kind: 'found';
      readonly variation: VariationDetail;
      /** whether all variations of the product cost the same */
      readonly samePrice: boolean;
    }
  | { readonly kind: 'no-match' }
  | { readonly kind: 'no-product' };

/** The first published variation, in their order, that answers the choice (VAR-10, VAR-11, VAR-25). */
export async function getVariation(
  ctx: RequestContext,
  input: { readonly productId: number; readonly choice: AttributeChoice },
): Promise<FoundVariation> {
  const [pricer, found] = await Promise.all([createPricer(ctx), findVariationId(ctx, input)]);
  if (!found) return { kind: 'no-product' };
  if (found.variationId === null) return { kind: 'no-match' };
  const [variation] = await readVariations(ctx, pricer, input.productId, found.variationId);
  return variation ? { kind: 'found', variation, samePrice: found.samePrice } : { kind: 'no-match' };
}
