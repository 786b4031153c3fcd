import { timingSafeEqual } from 'node:crypto';
import type { Visitor } from '#foundation/visitor/rules/visitor.ts';
import { type OrderActor, orderActor } from '../../rules/order-actor.ts';

/** As whom a visitor acts on an order, with the key that they give; null for nobody. */
export function actorOn(
  visitor: Visitor,
  order: { readonly customerId: number | null; readonly key: string },
  key: string | undefined,
): OrderActor | null {
  return orderActor(visitor, order, key !== undefined && isSameKey(order.key, key));
}

function isSameKey(key: string, given: string): boolean {
  const [expected, asked] = [Buffer.from(key), Buffer.from(given)];
  return expected.length === asked.length && timingSafeEqual(expected, asked);
}
