import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type QuantityWarning, quantityWarning } from '../../rules/item-facts.ts';
import { buyerById } from './find-buyer.ts';
import { readItemFacts } from './read-item-facts.ts';

type Row = {
  readonly name: string;
  readonly itemId: number | null;
  readonly isFree: boolean;
  readonly quantity: number;
  readonly unit: number;
};

type Check = { readonly name: string; readonly warning: QuantityWarning | { readonly code: 'free' } };

/** What is to be looked at before a draft is sent: items that are not sold, or not in this quantity, and prices of zero. */
export async function checkDraft(
  ctx: RequestContext,
  { id, customerId }: { readonly id: number; readonly customerId: number },
): Promise<readonly Check[]> {
  const buyer = await buyerById(ctx.db, customerId);
  if (!buyer) return [];
  const { rows } = await sql<Row>`
    select name, item_id as "itemId", is_free as "isFree", quantity, unit_cents as unit
    from offer_lines where offer_id = ${id} order by position`.execute(ctx.db);
  const asked = rows.flatMap(({ itemId, quantity }) => (itemId === null ? [] : [{ itemId, quantity }]));
  const { facts } = await readItemFacts(ctx, buyer, asked);
  return rows.flatMap(({ name, itemId, isFree, quantity, unit }): Check[] => {
    const known = itemId === null ? undefined : facts.get(itemId);
    const warning = isFree
      ? null
      : known
        ? quantityWarning(known, quantity)
        : ({ code: 'not-sold' } as const);
    return [
      ...(warning ? [{ name, warning }] : []),
      ...(unit === 0 ? [{ name, warning: { code: 'free' } as const }] : []),
    ];
  });
}
