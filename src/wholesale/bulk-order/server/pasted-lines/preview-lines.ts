import { normaliseCode } from '#catalogue/search/rules/normalise-code.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { tierCounting } from '#pricing/prices/server/tier-table-terms.ts';
import { findItems } from '#selling/cart/server/find-item.ts';
import { mostRows } from '../../rules/bulk-form-limits.ts';
import type { BulkItem } from '../../rules/bulk-item.ts';
import type { BulkPreview, PreviewRow } from '../../rules/bulk-preview.ts';
import { correctQuantity } from '../../rules/pasted-lines/correct-quantity.ts';
import { longestPaste } from '../../rules/pasted-lines/paste-form.ts';
import { readPastedLines } from '../../rules/pasted-lines/read-pasted-lines.ts';
import {
  codesOf,
  type ResolvedLines,
  resolveLines,
  type WantedByLines,
} from '../../rules/pasted-lines/resolve-lines.ts';
import { quantityInView } from '../../rules/quantities/quantity-in-view.ts';
import { rowPrice } from '../../rules/quantities/row-price.ts';
import { readItems } from '../read-items.ts';
import { findCodes } from './find-codes.ts';
import { nearItems } from './near-items.ts';

/**
 * What pasted lines would put into the cart of this buyer; nothing is changed. All codes are found by one query, all items read by another. An item that
 * the buyer may not see is as unknown as one that does not exist.
 */
export async function previewLines(ctx: RequestContext, text: string): Promise<BulkPreview> {
  const nothing = { text, rows: [], total: toCents(0) };
  if (text.length > longestPaste) return { ...nothing, text: '', problem: 'too-long' };
  const lines = readPastedLines(text);
  if (lines.length === 0) return { ...nothing, problem: 'nothing' };
  if (lines.length > mostRows) return { ...nothing, problem: 'too-many-lines' };
  const resolved = resolveLines(lines, await findCodes(ctx, codesOf(lines)));
  const ids = [
    ...resolved.wanted.map(({ itemId }) => itemId),
    ...resolved.problems.flatMap(({ reason }) => (reason.kind === 'ambiguous' ? reason.itemIds : [])),
  ];
  const [items, inCart] = await Promise.all([readItems(ctx, [...new Set(ids)]), piecesInCart(ctx, ids)]);
  const byId = new Map(items.map((item) => [item.id, item]));
  const found = resolved.wanted.flatMap((wanted) => {
    const item = byId.get(wanted.itemId);
    return item ? [decide(wanted, item, inCart.get(item.id)?.own ?? 0)] : [];
  });
  const counting = tierCounting(ctx.settings);
  const chosen = found.flatMap((row) =>
    row.kind === 'found' ? [{ item: row.item, quantity: row.quantity }] : [],
  );
  const priced = found.map((row): PreviewRow => {
    if (row.kind !== 'found') return row;
    const others = chosen.filter(({ item }) => item.id !== row.item.id);
    const view = quantityInView(row, inCart.get(row.item.id)?.lines ?? [], others, counting);
    return { ...row, ...rowPrice(row.item, view, counting) };
  });
  const problems = await explain(ctx, problemsOf(resolved, byId, lines), byId);
  const rows = [...priced, ...problems].toSorted((a, b) => firstLine(a) - firstLine(b));
  const total = rows.reduce((sum, row) => sum + (row.kind === 'found' ? row.subtotal : 0), 0);
  return { text, rows, problem: rows.length === 0 ? 'nothing' : null, total: toCents(total) };
}

const firstLine = (row: PreviewRow) => (row.kind === 'problem' ? row.line : (row.lines[0] ?? 0));

function decide({ lines, quantity: wanted }: WantedByLines, item: BulkItem, inCart: number): PreviewRow {
  if (item.choices.length > 0) return { kind: 'refused', lines, item, wanted, reason: 'choose' };
  const corrected = correctQuantity(wanted, inCart, item);
  if (!corrected.ok) return { kind: 'refused', lines, item, wanted, reason: corrected.reason };
  const { quantity, why } = corrected;
  return { kind: 'found', lines, item, wanted, quantity, why, unit: item.price, subtotal: toCents(0) };
}

type Problem = ResolvedLines['problems'][number];

/** The lines that mean nothing to this buyer: those of items that cannot be seen or bought as well. */
function problemsOf(
  { problems, wanted }: ResolvedLines,
  items: ReadonlyMap<number, BulkItem>,
  lines: ReturnType<typeof readPastedLines>,
): readonly Problem[] {
  const byNumber = new Map(lines.map((line) => [line.number, line]));
  const hidden = wanted
    .filter(({ itemId }) => !items.has(itemId))
    .flatMap((one) => one.lines)
    .flatMap((number): readonly Problem[] => {
      const line = byNumber.get(number);
      const code = (line?.meant ?? line?.readings[0])?.code;
      return line && code ? [{ line: number, text: line.text, code, reason: { kind: 'unknown' } }] : [];
    });
  return [...problems, ...hidden];
}

async function explain(
  ctx: RequestContext,
  problems: readonly Problem[],
  items: ReadonlyMap<number, BulkItem>,
): Promise<readonly PreviewRow[]> {
  const unknown = problems.flatMap(({ code, reason }) => (reason.kind === 'unknown' ? [code] : []));
  const near = unknown.length === 0 ? new Map() : await nearItems(ctx, unknown);
  return problems.map(({ line, text, code, reason }): PreviewRow => {
    const sharing = reason.kind === 'ambiguous' ? reason.itemIds.flatMap((id) => items.get(id) ?? []) : [];
    const offered = sharing.flatMap(({ sku, label }) => (sku ? [{ sku, label }] : []));
    const asked = reason.kind === 'ambiguous' && offered.length === 0 ? 'unknown' : reason.kind;
    return {
      kind: 'problem',
      line,
      text,
      code,
      reason: asked,
      near: reason.kind === 'ambiguous' ? offered : (near.get(normaliseCode(code)) ?? []),
    };
  });
}

type InCart = { readonly own: number; readonly lines: Parameters<typeof quantityInView>[1] };

/** What the cart holds of these items and of their products, by item. */
async function piecesInCart(
  ctx: RequestContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, InCart>> {
  const unique = [...new Set(ids)];
  const found = await findItems(
    ctx,
    unique.map((productId) => ({ productId, variationId: null })),
  );
  return new Map(
    unique.map((id, at): readonly [number, InCart] => {
      const product = found[at]?.product;
      const lines = (product?.inCart ?? []).map(({ itemId, quantity }) => ({
        productId: product?.id ?? itemId,
        variationId: product?.type === 'variable' ? itemId : null,
        quantity,
      }));
      const own = (product?.inCart ?? [])
        .filter(({ itemId }) => itemId === id)
        .reduce((sum, { quantity }) => sum + quantity, 0);
      return [id, { own, lines }];
    }),
  );
}
