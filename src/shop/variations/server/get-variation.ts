import type { Toolbox } from '#services/toolbox.ts';
import { createPricer } from '#shop/pricing/server/create-pricer.ts';
import { type AttributeChoice, findVariation } from '../rules/match-variation.ts';
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
  toolbox: Toolbox,
  input: { readonly productId: number; readonly choice: AttributeChoice },
): Promise<FoundVariation> {
  const [pricer, product] = await Promise.all([
    createPricer(toolbox),
    toolbox.db
      .selectFrom('products')
      .select('id')
      .where('id', '=', input.productId)
      .where('type', '=', 'variable')
      .where('status', '=', 'published')
      .executeTakeFirst(),
  ]);
  if (!product) return { kind: 'no-product' };
  const variations = await readVariations(toolbox, pricer, product.id);
  const variation = findVariation(variations, input.choice);
  if (!variation) return { kind: 'no-match' };
  const [first] = variations;
  const samePrice = variations.every(
    (other) => other.price?.unit === first?.price?.unit && other.price?.regular === first?.price?.regular,
  );
  return { kind: 'found', variation, samePrice };
}
