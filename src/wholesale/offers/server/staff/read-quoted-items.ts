import { sql } from 'kysely';
import { type Cents, toCents } from '#foundation/money/rules/cents.ts';
import type { TaxMode } from '#foundation/money/rules/tax-rate.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { convertTaxMode } from '#pricing/tax/rules/destination-price.ts';
import { readTaxRates } from '#pricing/tax/server/read-tax-rates.ts';
import type { ItemFacts } from '../../rules/item-facts.ts';
import type { Buyer } from './find-buyer.ts';
import { readItemFacts } from './read-item-facts.ts';

/** A line of a quote request with what its price can be made of; amounts in cents in the quote's mode. */
export type QuotedItem = {
  readonly position: number;
  /** null: the item is gone */
  readonly itemId: number | null;
  readonly name: string;
  readonly sku: string | null;
  /** as asked, else the smallest that is sold */
  readonly quantity: number;
  /** the price when it was asked for */
  readonly asked: Cents | null;
  /** the last price that staff have answered */
  readonly answered: Cents | null;
  /** null for an item that is gone */
  readonly facts: ItemFacts | null;
};

type Row = {
  readonly position: number;
  readonly itemId: number | null;
  readonly name: string;
  readonly sku: string | null;
  readonly quantity: number | null;
  readonly asked: number | null;
  readonly answered: number | null;
  readonly taxClass: string | null;
  readonly withTax: boolean;
};

/** The lines of the quote request of a conversation, none where it is of another type. */
export async function readQuotedItems(
  ctx: RequestContext,
  { conversationId, buyer }: { readonly conversationId: number; readonly buyer: Pick<Buyer, 'groupId'> },
): Promise<{ readonly mode: TaxMode; readonly items: readonly QuotedItem[] }> {
  const { rows } = await sql<Row>`
    select l.position, l.product_id as "itemId", l.name, l.sku, l.quantity, l.unit_cents as asked, q.prices_with_tax as "withTax",
      p.tax_class as "taxClass",
      (select a.unit_cents from message_lines a join conversation_messages m on m.id = a.message_id
        where m.conversation_id = l.conversation_id and m.author = 'shop' and m.offer_id is null and a.position = l.position
        order by m.id desc limit 1) as answered
    from quote_lines l join quote_requests q on q.conversation_id = l.conversation_id left join products p on p.id = l.product_id
    where l.conversation_id = ${conversationId} order by l.position`.execute(ctx.db);
  const mode: TaxMode = rows[0]?.withTax ? 'gross' : 'net';
  const asked = rows.flatMap(({ itemId, quantity }) => (itemId === null ? [] : [{ itemId, quantity }]));
  const [known, rates] = await Promise.all([readItemFacts(ctx, buyer, asked), readTaxRates(ctx)]);
  const items = rows.map(({ withTax: _, taxClass, ...row }): QuotedItem => {
    const found = row.itemId === null ? undefined : known.facts.get(row.itemId);
    const rate = rates.home(taxClass ?? 'standard');
    const unit = found?.unit == null ? null : convertTaxMode(found.unit, known.mode, mode, rate);
    return {
      ...row,
      quantity: row.quantity ?? found?.limits.minimum ?? 1,
      asked: row.asked === null ? null : toCents(row.asked),
      answered: row.answered === null ? null : toCents(row.answered),
      facts: found ? { ...found, unit } : null,
    };
  });
  return { mode, items };
}
