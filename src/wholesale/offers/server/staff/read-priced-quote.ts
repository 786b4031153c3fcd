import type { TaxMode } from '#foundation/money/rules/tax-rate.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { buyerById } from './find-buyer.ts';
import { type QuotedItem, readQuotedItems } from './read-quoted-items.ts';

/** What staff price a quote request by. */
export type PricedQuote = {
  /** offers can be made to its customer */
  readonly isBusiness: boolean;
  readonly customerEmail: string;
  readonly mode: TaxMode;
  /** none where no lines were asked for */
  readonly items: readonly QuotedItem[];
};

/** The lines of a conversation's quote request with the customer's own prices of today; null where it is not a customer’s. */
export async function readPricedQuote(
  ctx: RequestContext,
  { id, customerId }: { readonly id: number; readonly customerId: number | null },
): Promise<PricedQuote | null> {
  const buyer = customerId === null ? null : await buyerById(ctx.db, customerId);
  if (!buyer) return null;
  const { mode, items } = await readQuotedItems(ctx, { conversationId: id, buyer });
  return { isBusiness: buyer.isBusiness, customerEmail: buyer.email, mode, items };
}
