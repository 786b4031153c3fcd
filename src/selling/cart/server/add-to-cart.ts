import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { AttributeChoice } from '#catalogue/variations/rules/match-variation.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { quantityLimits } from '#pricing/quantities/rules/quantity-limits.ts';
import type { AddRefusal } from '../rules/add-refusal.ts';
import { cartLineKeyText } from '../rules/cart-line-key-text.ts';
import { checkLine } from '../rules/check-line.ts';
import { chooseVariation } from '../rules/choose-variation.ts';
import { withNote } from '../rules/line-note.ts';
import { type FoundItem, findItem, type ProductToAdd, type SellableItem } from './find-item.ts';
import { ownsCart } from './owns-cart.ts';

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

/** A validated line, ready to be written. */
export type LineToAdd = {
  readonly product: ProductToAdd;
  readonly item: SellableItem;
  readonly attributes: AttributeChoice;
  readonly key: string;
  readonly quantity: number;
  /** pieces of the same item in other lines of the cart */
  readonly elsewhere: number;
};

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
  for (let attempt = 1; ; attempt += 1) {
    const found = namesItem(input) ? await findItem(ctx, input.productId, input.variationId ?? null) : null;
    const decided = decideLine(input, found);
    if (!decided.ok) return decided;
    const { product, key, quantity } = decided.line;
    if (await writeLine(ctx, decided.line)) {
      return { ok: true, line: { key, productId: product.id, name: product.name, quantity } };
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

/**
 * One statement: the cart's row is locked first, so that concurrent adds add up, and the limits are checked once more against what the line
 * holds then. False where they are exceeded or another request created the cart meanwhile.
 */
async function writeLine(ctx: RequestContext, line: LineToAdd): Promise<boolean> {
  const session = await ctx.session.open(ctx.db);
  const { item, product } = line;
  const limits = quantityLimits({ ...item.rule, available: null });
  const most = Math.min(limits.maximum, (item.rule.available ?? limits.maximum) - line.elsewhere);
  const now = ctx.clock.now();
  const owner = session.customerId === null ? sql`session_id` : sql`customer_id`;
  const written = await sql<{ cart_id: number }>`/* prepared */
    with held as (select id from carts where ${ownsCart(session)} for update),
    made as (
      insert into carts (${owner}) select ${session.customerId ?? session.id} where not exists (select from held)
      on conflict do nothing returning id),
    line as (
      insert into cart_lines (cart_id, key, product_id, variation_id, attributes, quantity)
      select cart.id, ${line.key}, ${product.id}, ${product.type === 'variable' ? item.id : null}::int,
        ${JSON.stringify(line.attributes)}::jsonb, ${line.quantity}
      from (select id from held union all select id from made) cart
      on conflict (cart_id, key) do update
        set quantity = cart_lines.quantity + excluded.quantity, seen_unit_cents = null
        where cart_lines.quantity + excluded.quantity <= ${most}
          and (cart_lines.quantity + excluded.quantity) % ${limits.step} = 0
      returning cart_id),
    raised as (
      update carts set version = version + 1, updated_at = ${now} where id = (select cart_id from line))
    select cart_id from line`.execute(ctx.db);
  return written.rows.length > 0;
}
