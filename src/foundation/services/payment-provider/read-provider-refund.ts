import { z } from 'zod';
import type { ProviderRefund } from '../payment-provider.ts';
import { moneyCents } from './money-text.ts';

const refund = z.object({
  id: z.string().min(1).max(100),
  status: z.enum(['COMPLETED', 'PENDING', 'FAILED', 'CANCELLED']),
  amount: z.object({ currency_code: z.string().regex(/^[A-Z]{3}$/), value: z.string() }).optional(),
  custom_id: z.string().max(200).catch(''),
});

/** The provider's refund in the shop's words; null for what is none. `asked` stands in for what a short answer leaves out. */
export function readProviderRefund(
  json: unknown,
  asked: Pick<ProviderRefund, 'amount' | 'customId'> | null = null,
): ProviderRefund | null {
  const read = refund.safeParse(json);
  if (!read.success) return null;
  const { id, status, amount: money, custom_id: customId } = read.data;
  const amount = money ? moneyCents(money.value) : (asked?.amount ?? null);
  if (amount === null) return null;
  const currency = money?.currency_code ?? 'EUR';
  return { id, status, amount, currency, customId: customId || (asked?.customId ?? '') };
}
