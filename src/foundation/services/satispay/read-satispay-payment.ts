import { z } from 'zod';
import type { SatispayPayment } from './satispay-api.ts';

/** The name under which a refund carries the shop's key. */
export const refundKeyField = 'refund_key';

const payment = z.looseObject({
  id: z.string().min(1).max(100),
  status: z.enum(['PENDING', 'AUTHORIZED', 'ACCEPTED', 'CANCELED']),
  expired: z.boolean().catch(false),
  amount_unit: z.int().min(0),
  currency: z.string().regex(/^[A-Z]{3}$/),
  redirect_url: z.string().optional().catch(undefined),
  sender: z.object({ name: z.string().max(200).catch('') }).catch({ name: '' }),
  metadata: z.record(z.string(), z.unknown()).nullable().catch(null),
});
const fault = z.object({ code: z.union([z.string(), z.number()]) });

/** Satispay's payment; null for what is none. */
export function readSatispayPayment(json: unknown): SatispayPayment | null {
  const read = payment.safeParse(json);
  if (!read.success) return null;
  const { id, status, expired, amount_unit: amount, currency, redirect_url: page = '', sender } = read.data;
  const key = read.data.metadata?.[refundKeyField];
  return {
    id,
    status,
    expired,
    amount,
    currency,
    pageUrl: /^https?:$/.test(URL.parse(page)?.protocol ?? '') ? page : null,
    sender: sender.name,
    refundKey: typeof key === 'string' ? key : '',
    raw: read.data,
  };
}

/** Satispay's number for what went wrong; '' for none. */
export function satispayIssue(json: unknown): string {
  const read = fault.safeParse(json);
  return read.success ? `CODE_${read.data.code}` : '';
}
