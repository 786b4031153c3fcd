import { gunzipSync } from 'node:zlib';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import { postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { parseJson } from '#kit/text/rules/parse-json.ts';
import { readAttributes } from '../rules/product-attribute.ts';
import { MOST_CELL_BYTES } from '../rules/variation-limits.ts';
import { type VariationsAnswer, variationsAction } from '../rules/variations-answer.ts';
import { becomeSimple } from './become-simple.ts';
import { generateVariations } from './generate-variations.ts';
import { lockParent } from './lock-parent.ts';
import { removeVariations } from './remove-variations.ts';
import { type SavedAttributes, saveAttributes } from './save-attributes.ts';
import { saveVariations } from './save-variations.ts';

/** The forms of the page of variations: their attributes, all combinations, changed cells, deletion. */
export async function postVariations(
  ctx: RequestContext,
  productId: number,
  form: FormData,
): Promise<VariationsAnswer> {
  const typed = postedForm(form);
  if (!ctx.nonces.check(variationsAction, typedText(typed, '_wpnonce'))) return { kind: 'expired' };
  switch (typedText(typed, 'action')) {
    case 'attributes':
    case 'generate': {
      const read = readAttributes(parseJson(typedText(typed, 'attributes')));
      if (!read.ok) return { kind: 'refused-attributes', problem: read.problem };
      const wanted = { attributes: read.attributes, seen: typedText(typed, 'seen') };
      if (typedText(typed, 'action') === 'attributes') return saveOnly(ctx, productId, wanted);
      const result = await generateVariations(ctx, productId, wanted);
      return result.ok ? { kind: 'generated', made: result.made } : result.answer;
    }
    case 'save': {
      const cells = await postedCells(form);
      if (cells === null) return { kind: 'failed' };
      const result = await saveVariations(ctx, productId, cells);
      return result.ok ? { kind: 'saved', count: result.count } : result.answer;
    }
    case 'remove': {
      const ids = parseJson(typedText(typed, 'ids'));
      const known = Array.isArray(ids) ? ids.filter((id): id is number => Number.isSafeInteger(id)) : [];
      const result = await removeVariations(
        ctx,
        productId,
        known.filter((id) => id > 0 && id < 2_147_483_648),
      );
      return result.ok ? { kind: 'removed', count: result.count } : result.answer;
    }
    case 'simple': {
      const result = await becomeSimple(ctx, productId);
      return result.ok ? { kind: 'attributes-saved' } : result.answer;
    }
    default:
      return { kind: 'failed' };
  }
}

async function saveOnly(
  ctx: RequestContext,
  productId: number,
  wanted: Parameters<typeof saveAttributes>[2],
): Promise<VariationsAnswer> {
  type Saved = SavedAttributes | { readonly ok: false; readonly answer: VariationsAnswer };
  const result = await inTransaction(ctx.db, async (db): Promise<Saved> => {
    const product = await lockParent(db, productId);
    if (!product) return { ok: false, answer: { kind: 'gone' } };
    if (product.trashed) return { ok: false, answer: { kind: 'in-trash' } };
    return saveAttributes({ ...ctx, db }, product, wanted);
  });
  return result.ok ? { kind: 'attributes-saved' } : result.answer;
}

/** Changed cells, as text or packed: thousands of rows would be more than a request may hold. */
async function postedCells(form: FormData): Promise<unknown> {
  const cells = form.get('cells');
  if (cells === null) return null;
  if (typeof cells === 'string') return parseJson(cells);
  try {
    const packed = Buffer.from(await cells.arrayBuffer());
    return parseJson(gunzipSync(packed, { maxOutputLength: MOST_CELL_BYTES }).toString('utf8'));
  } catch {
    return null;
  }
}
