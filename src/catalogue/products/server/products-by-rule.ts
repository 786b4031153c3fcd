import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { anyAvailability, anyPrice } from '#foundation/services/reply.ts';
import type { ProductCard } from '../rules/product-card.ts';
import { idsInOrder } from './listing-index/documents-in-order.ts';
import { filterListing } from './listing-index/filter-listing.ts';
import { readListingIndex } from './listing-index/read-listing-index.ts';
import { findTerm, type TermKind } from './listing-index/term-index.ts';
import { readCards } from './read-cards.ts';

/** Which products a part of a page shows. */
export type ProductsAsked = {
  readonly rule: 'best-sellers' | 'on-sale' | 'newest' | 'chosen';
  /** with all below it; null for any */
  readonly category: number | null;
  readonly brand: number | null;
  /** by the rule `chosen`, in their order */
  readonly chosen: readonly number[];
  readonly count: number;
};

/**
 * The cards of the products that a rule finds among what an audience sees: of those that can be had, what sells best, what is reduced or what
 * came last; or some by their ids, of which those that are gone are left out.
 */
export async function productsByRule(
  ctx: RequestContext,
  asked: ProductsAsked,
): Promise<readonly ProductCard[]> {
  if (asked.rule === 'chosen') return (await readCards(ctx, asked.chosen)).slice(0, asked.count);
  const cards = await readCards(ctx, await idsByRule(ctx, asked));
  const isReduced = asked.rule === 'on-sale';
  return cards.filter(({ price }) => !isReduced || price?.onSale).slice(0, asked.count);
}

async function idsByRule(ctx: RequestContext, asked: ProductsAsked): Promise<readonly number[]> {
  const { rule, category, brand, count } = asked;
  const onSale = rule === 'on-sale';
  ctx.reply.shows(anyAvailability);
  if (onSale) ctx.reply.shows(anyPrice);
  const view = await readListingIndex(ctx, ctx.visitor.audience, { byPrice: onSale });
  const among = (kind: TermKind, id: number | null) =>
    id === null ? [] : [{ name: kind, terms: [findTerm(view.index.terms, kind, id)] }];
  const filter = {
    scope: { kind: 'shop' },
    groups: [...among('category', category), ...among('brand', brand)],
    inStock: true,
    onSale,
    minCents: null,
    maxCents: null,
  } as const;
  const order = rule === 'best-sellers' ? 'popularity' : rule === 'newest' ? 'date' : 'menu_order';
  return idsInOrder(view, filterListing(view, filter), order, { offset: 0, limit: count });
}
