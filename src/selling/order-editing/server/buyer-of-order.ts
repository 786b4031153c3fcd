import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Session } from '#foundation/services/sessions.ts';
import type { Visitor } from '#foundation/visitor/rules/visitor.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';

/** Reads how a customer sees the shop; passed in: the shop’s is `visitorOf` of the agents. */
export type VisitorReader = (
  db: RequestContext['db'],
  memory: RequestContext['memory'],
  settings: RequestContext['settings'],
  session: Session | null,
) => Promise<Visitor>;

/**
 * The request context of an order's buyer, for its prices and terms, in the order's own tax mode and language; without what only they may
 * decide: no minimum order stops staff.
 */
export async function buyerOfOrder(
  ctx: RequestContext,
  order: Pick<OrderView, 'customerId' | 'mode' | 'locale'>,
  visitorOf: VisitorReader,
): Promise<RequestContext> {
  const { customerId, mode, locale } = order;
  const asCustomer = customerId === null ? null : { id: 0, customerId };
  const { person, audience, terms } = await visitorOf(ctx.db, ctx.memory, ctx.settings, asCustomer);
  // Lines are stored in the language of the shop.
  const { contentLocale: _, ...seen } = audience;
  return {
    ...ctx,
    visitor: {
      person: person && { ...person, staffRole: null },
      audience: { ...seen, mode, locale },
      terms: { ...terms, minOrder: null },
    },
  };
}
