import type { Toolbox } from '#services/toolbox.ts';
import type { AttributeChoice } from '#shop/variations/rules/match-variation.ts';
import { type AddResult, addToCart } from '../add-to-cart.ts';

/** One of many things to put into the cart; without a product it is known no longer. */
export type WantedLine = {
  readonly name: string;
  readonly productId: number | null;
  readonly variationId: number | null;
  readonly attributes: AttributeChoice;
  readonly quantity: number;
};

/** What became of them: `key` is the cart's line, `quantity` what was added, which may be fewer than wanted; `misfits` cannot be bought in that quantity. */
export type AddedSeveral<Line extends WantedLine> = {
  readonly added: readonly { readonly line: Line; readonly key: string; readonly quantity: number }[];
  readonly missing: readonly Line[];
  readonly misfits: readonly Line[];
};

const ofQuantity = new Set(['below-minimum', 'above-maximum', 'not-a-multiple', 'sold-individually']);

/** Puts many things into the visitor's cart inside the transaction given: as many of each as wanted, or as many as are left. */
export async function addSeveral<Line extends WantedLine>(
  toolbox: Toolbox,
  lines: readonly Line[],
): Promise<AddedSeveral<Line>> {
  const added: { line: Line; key: string; quantity: number }[] = [];
  const missing: Line[] = [];
  const misfits: Line[] = [];
  for (const line of lines) {
    const result = await addAsManyAsAre(toolbox, line);
    if (result?.ok) added.push({ line, key: result.line.key, quantity: result.line.quantity });
    else if (result && ofQuantity.has(result.error.code)) misfits.push(line);
    else missing.push(line);
  }
  return { added, missing, misfits };
}

async function addAsManyAsAre(toolbox: Toolbox, line: WantedLine): Promise<AddResult | null> {
  const { productId, variationId, attributes, quantity } = line;
  if (productId === null) return null;
  const input = { productId, variationId, attributes };
  const result = await addToCart(toolbox, { ...input, quantity });
  if (result.ok || result.error.code !== 'not-enough-stock') return result;
  const left = result.error.available - result.error.inCart;
  return left > 0 ? addToCart(toolbox, { ...input, quantity: left }) : result;
}
