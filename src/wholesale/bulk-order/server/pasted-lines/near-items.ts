import { normaliseCode } from '#catalogue/search/rules/normalise-code.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { NearItem } from '../../rules/bulk-preview.ts';
import { nearCodes } from '../../rules/pasted-lines/near-codes.ts';
import { readItems } from '../read-items.ts';
import { findCodes } from './find-codes.ts';

/** Unknown codes beyond these get no suggestions, and none gets more than so many. */
const mostHelped = 20;
const mostNear = 3;

/** For unknown codes the items whose own code is one slip away, of what the buyer can see and order. */
export async function nearItems(
  ctx: RequestContext,
  codes: readonly string[],
): Promise<ReadonlyMap<string, readonly NearItem[]>> {
  const asked = [...new Set(codes.map(normaliseCode))].filter((code) => code.length > 3).slice(0, mostHelped);
  const near = new Map(asked.map((code) => [code, nearCodes(code)] as const));
  const found = await findCodes(ctx, [...new Set([...near.values()].flat())]);
  const ids = [...found.values()].flatMap(({ kind, itemIds }) => (kind === 'sku' ? itemIds : []));
  const items = await readItems(ctx, [...new Set(ids)]);
  const byCode = new Map(
    items.flatMap((item) =>
      item.sku ? [[normaliseCode(item.sku), { sku: item.sku, label: item.label }] as const] : [],
    ),
  );
  return new Map(
    [...near].map(([code, others]) => [
      code,
      others.flatMap((other) => byCode.get(other) ?? []).slice(0, mostNear),
    ]),
  );
}
