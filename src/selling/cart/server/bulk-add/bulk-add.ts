import type { AttributeChoice } from '#catalogue/variations/rules/match-variation.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { AddRefusal } from '../../rules/add-refusal.ts';
import { type AddInput, cartBusy, type DecidedLine, decideLine, namesItem } from '../add-to-cart.ts';
import { type AskedItem, type FoundItem, findItems, type ProductToAdd } from '../find-item.ts';
import type { LineToAdd } from '../write-line.ts';
import { bulkWrite, holdCart } from './bulk-write.ts';

/** One line of a bulk add; a null product no longer exists. */
export type WantedLine = {
  readonly name: string;
  readonly productId: number | null;
  readonly variationId: number | null;
  readonly attributes: AttributeChoice;
  readonly quantity: number;
};

/** The outcome by line: `key` of the cart's line, `quantity` added (may be fewer than wanted); `misfits` cannot be bought in that quantity. */
export type BulkAdded<Line extends WantedLine> = {
  readonly added: readonly { readonly line: Line; readonly key: string; readonly quantity: number }[];
  readonly missing: readonly Line[];
  readonly misfits: readonly Line[];
  /** why lines were refused in the quantity wanted: missing ones, misfits, and those added in fewer pieces */
  readonly refusals: readonly { readonly line: Line; readonly error: AddRefusal }[];
};

const ofQuantity = new Set(['below-minimum', 'above-maximum', 'not-a-multiple', 'sold-individually']);

const attempts = 3;

/**
 * Adds many lines to the visitor's cart inside the given transaction: each in the quantity wanted, or as many as are left. All
 * are found by one query and written by another. Where other requests change the cart during every attempt nothing is
 * added, and each line is refused as `cart-busy`.
 */
export async function bulkAdd<Line extends WantedLine>(
  ctx: RequestContext,
  lines: readonly Line[],
): Promise<BulkAdded<Line>> {
  for (let attempt = 1; ; attempt += 1) {
    const isHeld = await holdCart(ctx);
    const inputs = lines.map(inputOf);
    const asked = inputs.flatMap((input) => (input && namesItem(input) ? [input] : []));
    const found = await findItems(ctx, asked);
    const byInput = new Map(asked.map((input, position) => [input, found[position] ?? null] as const));
    const decided = decideAll(lines, (position) => {
      const input = inputs[position];
      return input ? { input, found: byInput.get(input) ?? null } : null;
    });
    const [first] = decided.lines;
    if (!first || (await bulkWrite(ctx, decided.lines, isHeld))) return decided;
    if (attempt === attempts) {
      const refusals = lines.map((line) => ({ line, error: cartBusy(first) }));
      return { added: [], missing: [], misfits: [], refusals };
    }
  }
}

type Input = AddInput & AskedItem & { readonly quantity: number };

function inputOf({ productId, variationId, attributes, quantity }: WantedLine): Input | null {
  return productId === null ? null : { productId, variationId, attributes, quantity };
}

/** Decides line by line: the pieces decided for one line count as in the cart for the next. */
function decideAll<Line extends WantedLine>(
  lines: readonly Line[],
  ask: (position: number) => { readonly input: Input; readonly found: FoundItem | null } | null,
): BulkAdded<Line> & { readonly lines: readonly LineToAdd[] } {
  const added: { line: Line; key: string; quantity: number }[] = [];
  const missing: Line[] = [];
  const misfits: Line[] = [];
  const refusals: { line: Line; error: AddRefusal }[] = [];
  const toWrite = new Map<string, LineToAdd>();
  const alreadyIn = new Map<number, ProductToAdd['inCart']>();
  for (const [position, line] of lines.entries()) {
    const asked = ask(position);
    const found = asked && withAdded(asked.found, alreadyIn);
    const whole: DecidedLine = asked
      ? decideLine(asked.input, found)
      : { ok: false, error: { code: 'unknown-product' } };
    if (!whole.ok) refusals.push({ line, error: whole.error });
    const decided = asked && !whole.ok ? decideWhatIsLeft(asked.input, found, whole.error) : whole;
    if (decided.ok) {
      const { key, quantity, product, item } = decided.line;
      added.push({ line, key, quantity });
      const before = toWrite.get(key)?.quantity ?? 0;
      toWrite.set(key, { ...decided.line, quantity: before + quantity });
      alreadyIn.set(product.id, raised(product.inCart, { key, itemId: item.id, quantity }));
    } else if (ofQuantity.has(decided.error.code)) misfits.push(line);
    else missing.push(line);
  }
  return { added, missing, misfits, refusals, lines: [...toWrite.values()] };
}

/** The pieces left, where fewer are in stock than wanted; any other refusal is returned unchanged. */
function decideWhatIsLeft(input: Input, found: FoundItem | null, error: AddRefusal): DecidedLine {
  const left = error.code === 'not-enough-stock' ? error.available - error.inCart : 0;
  return left > 0 ? decideLine({ ...input, quantity: left }, found) : { ok: false, error };
}

function withAdded(
  found: FoundItem | null,
  alreadyIn: ReadonlyMap<number, ProductToAdd['inCart']>,
): FoundItem | null {
  const inCart = found && alreadyIn.get(found.product.id);
  return inCart ? { ...found, product: { ...found.product, inCart } } : found;
}

type CartPiece = ProductToAdd['inCart'][number];

/** A product with the quantities that the cart will hold once a decided line is written. */
function raised(inCart: ProductToAdd['inCart'], more: CartPiece): ProductToAdd['inCart'] {
  const isKnown = inCart.some(({ key }) => key === more.key);
  if (!isKnown) return [...inCart, more];
  return inCart.map((line) =>
    line.key === more.key ? { ...line, quantity: line.quantity + more.quantity } : line,
  );
}
