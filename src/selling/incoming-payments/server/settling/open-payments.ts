import type { Database } from '#foundation/database/client.ts';
import type { PaymentToRead } from '../read-candidates.ts';

/** Open payments, oldest first, of one statement or of all. */
export async function openPayments(
  db: Database,
  statementId: number | null,
  most: number,
): Promise<readonly (PaymentToRead & { readonly payer: string })[]> {
  const rows = await db
    .selectFrom('incoming_payments')
    .select(['id', 'kind', 'amount_cents as amount', 'text', 'payer', 'tracking'])
    .where('state', '=', 'open')
    .$if(statementId !== null, (payments) => payments.where('statement_id', '=', statementId ?? 0))
    .orderBy('valued_on')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows;
}
