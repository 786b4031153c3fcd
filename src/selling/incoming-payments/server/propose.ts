import type { Database } from '#foundation/database/client.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import {
  type OrderToMatch,
  type Proposal,
  proposeOrders,
  settledReferences,
} from '../rules/matching/propose-orders.ts';
import { type PaymentToRead, readCandidates } from './read-candidates.ts';

export type Proposed = { readonly proposal: Proposal | null; readonly settled: readonly OrderToMatch[] };

/** What open payments may pay, by their ids; quicker where only what is certain is asked for. */
export async function propose(
  db: Database,
  payments: readonly (PaymentToRead & { readonly payer: string })[],
  asked: 'all' | 'certain' = 'all',
): Promise<ReadonlyMap<number, Proposed>> {
  const candidates = await readCandidates(db, payments, asked);
  return new Map(
    payments.map((payment): readonly [number, Proposed] => {
      const found = candidates.get(payment.id) ?? { byNumber: new Map(), byParcel: [], byAmount: [] };
      const proposal = proposeOrders({ ...payment, amount: toCents(payment.amount) }, found);
      const settled = proposal ? [] : [...settledReferences(payment.text, found.byNumber), ...found.byParcel];
      return [payment.id, { proposal, settled: [...new Map(settled.map((one) => [one.id, one])).values()] }];
    }),
  );
}
