import { createHash } from 'node:crypto';
import type { AttributeChoice } from '#catalogue/variations/rules/match-variation.ts';
import { findMovedChoice } from '#catalogue/variations/server/find-moved-choice.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { quantityLimits } from '#pricing/quantities/rules/quantity-limits.ts';
import type { AddRefusal } from '../rules/add-refusal.ts';
import { cartLineKeyText } from '../rules/cart-line-key-text.ts';
import { checkLine } from '../rules/check-line.ts';
import { chooseVariation, isOfChoice } from '../rules/choose-variation.ts';
import { withNote } from '../rules/line-note.ts';
import { type FoundItem, findItem, type ProductToAdd, type SellableItem } from './find-item.ts';
import { type LineToAdd, writeLine } from './write-line.ts';

/** `clamp`: the quantity of a new line is clamped to the item's limits, as the Store API does (wire 1.2). */
export type AddInput = {
  /** a product, or one of its variations */
  readonly productId: number;
  readonly variationId?: number | null;
  /** `minimum`: the smallest quantity that can be bought */
  readonly quantity: number | 'minimum';
  readonly attributes: AttributeChoice;
  readonly clamp?: boolean;
  /** the buyer's note; a line with another note is a separate line (TAB-03) */
  readonly note?: string;
};

export type AddedLine = {
  readonly key: string;
  readonly productId: number;
  readonly name: string;
  /** the quantity added, not the new quantity of the line */
  readonly quantity: number;
};

export type AddResult =
  | { readonly ok: true; readonly line: AddedLine }
  | { readonly ok: false; readonly error: AddRefusal };

export type DecidedLine =
  | { readonly ok: true; readonly line: LineToAdd }
  | { readonly ok: false; readonly error: AddRefusal };

const largestId = 2_147_483_647;
const attempts = 3;

/**
 * Adds pieces to the visitor's cart: to the line with the same product and choices, else as a new line; opens a session
 * where there is none. A quantity beyond the limits is refused, never corrected (CART-12, QTY-02). When another request
 * changes the cart meanwhile the add is retried; after three attempts the answer is `cart-busy`.
 */
export async function addToCart(ctx: RequestContext, input: AddInput): Promise<AddResult> {
  const result = await addBy(ctx, input, (line) => writeLine(ctx, line));
  return result.ok ? { ok: true, line: result.line } : result;
}

/** The same, written by `write`, whose answer is returned; null of it means that the cart was changed meanwhile. */
export async function addBy<Written>(
  ctx: RequestContext,
  input: AddInput,
  write: (line: LineToAdd) => Promise<Written | null>,
): Promise<
  | { readonly ok: true; readonly line: AddedLine; readonly written: Written }
  | { readonly ok: false; readonly error: AddRefusal }
> {
  for (let attempt = 1; ; attempt += 1) {
    const found = namesItem(input) ? await findItem(ctx, input.productId, input.variationId ?? null) : null;
    const decided = await decideFollowed(ctx, input, found);
    if (!decided.ok) return decided;
    const { product, key, quantity } = decided.line;
    const written = await write(decided.line);
    if (written) {
      return { ok: true, line: { key, productId: product.id, name: product.name, quantity }, written };
    }
    if (attempt === attempts) return { ok: false, error: cartBusy(decided.line) };
  }
}

/** The refusal after the last attempt: other requests changed the cart each time. */
export function cartBusy({ product: { id, name, path } }: LineToAdd): AddRefusal {
  return { code: 'cart-busy', product: { id, name, path }, inCart: 0 };
}

/** Whether the product and variation ids of an input are valid ids. */
export function namesItem({ productId, variationId }: Pick<AddInput, 'productId' | 'variationId'>): boolean {
  return [productId, variationId ?? 1].every((id) => Number.isInteger(id) && id > 0 && id <= largestId);
}

/** Links live on outside the shop: a choice that cannot be had is looked up among what was merged away. */
async function decideFollowed(
  ctx: RequestContext,
  input: AddInput,
  found: FoundItem | null,
): Promise<DecidedLine> {
  const decided = decideLine(input, found);
  if (decided.ok || !isOfChoice(decided.error.code)) return decided;
  const attributes = await findMovedChoice(ctx, input.attributes);
  return attributes ? decideLine({ ...input, attributes }, found) : decided;
}

/** The line to write for an input, given its product; reads and writes nothing. */
export function decideLine(input: AddInput, found: FoundItem | null): DecidedLine {
  if (!found) return { ok: false, error: { code: 'unknown-product' } };
  const { product, variationId } = found;
  const about = { product: { id: product.id, name: product.name, path: product.path }, inCart: 0 };
  const choice = chooseItem(product, input.attributes, variationId);
  if (!choice.ok) return { ok: false, error: { ...choice.error, ...about } };
  const { item } = choice;
  const attributes = withNote(choice.attributes, input.note ?? '');
  if (!item.priced) return { ok: false, error: { code: 'not-purchasable', ...about } };
  const key = createHash('md5')
    .update(cartLineKeyText(product.id, product.type === 'variable' ? item.id : null, attributes))
    .digest('hex');
  const inLine = product.inCart.find((line) => line.key === key)?.quantity ?? 0;
  const elsewhere = product.inCart
    .filter((line) => line.itemId === item.id && line.key !== key)
    .reduce((sum, line) => sum + line.quantity, 0);
  const wanted =
    input.quantity === 'minimum' ? quantityLimits({ ...item.rule, available: null }).minimum : input.quantity;
  const quantity = input.clamp && inLine === 0 ? withinLimits(wanted, item) : wanted;
  const available = item.rule.available === null ? null : item.rule.available - elsewhere;
  const refusal =
    checkLine(quantity, { ...item.rule, available, minQuantity: 1, maxQuantity: null, step: 1 }) ??
    checkLine(inLine + quantity, { ...item.rule, available });
  if (refusal) return { ok: false, error: { ...refusal, ...about, inCart: inLine } };
  return { ok: true, line: { product, item, attributes, key, quantity, elsewhere } };
}

function chooseItem(product: ProductToAdd, given: AttributeChoice, variationId: number | null) {
  if (product.type === 'variable') {
    const choice = chooseVariation(
      { attributes: product.attributes, variations: product.items },
      given,
      variationId,
    );
    return choice.ok ? { ok: true as const, item: choice.variation, attributes: choice.attributes } : choice;
  }
  const [item] = product.items;
  return item
    ? { ok: true as const, item, attributes: {} }
    : { ok: false as const, error: { code: 'not-purchasable' as const } };
}

function withinLimits(quantity: number, item: SellableItem): number {
  if (!Number.isSafeInteger(quantity) || quantity <= 0) return quantity;
  const { minimum, maximum, step } = quantityLimits({ ...item.rule, available: null });
  return Math.min(maximum, Math.max(minimum, Math.round(quantity / step) * step));
}
