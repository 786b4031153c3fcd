import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { mayViewOrder } from '#customers/accounts/rules/may-view-order.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';
import { readOrder } from '#selling/orders/server/read-order.ts';
import { text } from '../../lenient/scalars.ts';
import { storeError } from '../store-error.ts';
import { storeWords } from '../store-words.ts';

/** What a guest says to be let near an order. */
export const orderProof = z
  .object({
    key: text.meta({ description: 'Of the order; a guest needs it.' }),
    billing_email: text.meta({ description: 'Of the bill; a guest needs it.' }),
  })
  .partial();

export type OrderProof = { readonly key: string; readonly email: string };

const largestId = 2_147_483_647;

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * The order, for callers who may see it: the customer who placed it, staff, and for a guest's order a caller with its key and its billing
 * email address (wire 1.5, 1.6).
 */
export async function orderFor(
  ctx: RequestContext,
  sentId: string | undefined,
  proof: OrderProof,
): Promise<{ ok: true; order: OrderView } | { ok: false; error: Response }> {
  const words = storeWords(ctx);
  const refuse = (code: string, sentence: string, status: number) =>
    ({ ok: false, error: storeError(ctx, `{platform}_rest_${code}`, sentence, status) }) as const;
  const id = Number(sentId);
  const order = id > 0 && id <= largestId ? await readOrder(ctx, id) : null;
  if (!order) return refuse('invalid_order', words.orderNotFound, 404);
  if (mayViewOrder(ctx.visitor, order)) return { ok: true, order };
  if (order.customerId !== null) return refuse('invalid_user', words.orderOfSomebodyElse, 403);
  if (!isSame(proof.key, order.key)) return refuse('invalid_order', words.orderKeyWrong, 401);
  if (!isSame(proof.email.trim().toLowerCase(), order.billing.email.toLowerCase())) {
    return refuse('invalid_billing_email', words.orderEmailWrong, 401);
  }
  return { ok: true, order };
}
