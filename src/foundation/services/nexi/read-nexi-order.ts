import { z } from 'zod';
import type { NexiOperation, NexiOrder } from './nexi-api.ts';

const word = z.string().min(1).max(100);
const cents = z.union([z.string(), z.number()]).pipe(z.coerce.number<string | number>().int().min(0));
const operation = z.object({
  operationId: word,
  operationType: word,
  operationResult: word,
  operationAmount: cents,
  operationCurrency: word,
});
const order = z.looseObject({
  orderStatus: z.object({
    order: z.object({ orderId: word, amount: cents, currency: word }),
    capturedAmount: cents.catch(0),
  }),
  operations: z
    .array(operation.extend({ operationTime: z.string().catch('') }))
    .nullish()
    .transform((list) => list ?? []),
});
const started = z.object({ hostedPage: z.url({ protocol: /^https?$/ }), securityToken: word });
const refunded = z.object({ operationId: word });
const fault = z.object({ errors: z.array(z.object({ code: word })).min(1) });

/** Nexi's order; null for what is none. */
export function readNexiOrder(json: unknown): NexiOrder | null {
  const read = order.safeParse(json);
  if (!read.success) return null;
  const { orderStatus, operations } = read.data;
  const { orderId: id, amount, currency } = orderStatus.order;
  return {
    id,
    amount,
    currency,
    captured: orderStatus.capturedAmount,
    operations: operations
      .toSorted((one, other) => one.operationTime.localeCompare(other.operationTime))
      .map(operationOf),
    raw: read.data,
  };
}

const operationOf = (read: z.infer<typeof operation>): NexiOperation => ({
  id: read.operationId,
  type: read.operationType,
  result: read.operationResult,
  amount: read.operationAmount,
  currency: read.operationCurrency,
});

export function readNexiOperation(json: unknown): NexiOperation | null {
  const read = operation.safeParse(json);
  return read.success ? operationOf(read.data) : null;
}

export function readStarted(json: unknown): z.infer<typeof started> | null {
  return started.safeParse(json).data ?? null;
}

export function readRefundId(json: unknown): string | null {
  return refunded.safeParse(json).data?.operationId ?? null;
}

export const nexiNotFound = 'NOT_FOUND';

/** Nexi's code for what went wrong; '' for none. */
export function nexiIssue(json: unknown, status: number): string {
  if (status === 404) return nexiNotFound;
  if (status === 401) return 'NOT_AUTHORIZED';
  return fault.safeParse(json).data?.errors[0]?.code ?? '';
}
