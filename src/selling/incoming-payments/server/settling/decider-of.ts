import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { actingName } from '#foundation/visitor/rules/person-name.ts';
import type { OrderActor } from '#selling/orders/rules/order-actor.ts';

/** The member of the staff who decides about a payment; the page has asked for the right to payments. */
export function deciderOf({ visitor: { person } }: Pick<RequestContext, 'visitor'>): OrderActor {
  if (!person?.staffRole) throw new Error('only staff decide about incoming payments');
  return { kind: 'staff', personId: person.customerId, name: actingName(person), role: person.staffRole };
}
