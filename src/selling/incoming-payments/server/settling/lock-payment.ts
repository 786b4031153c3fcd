import type { Database } from '#foundation/database/client.ts';
import { type Cents, toCents } from '#foundation/money/rules/cents.ts';
import type { PaymentState } from '../../rules/incoming-payment.ts';
import type { StatementKind } from '../../rules/statements/columns.ts';

/** A payment that is locked until the transaction ends. */
export type LockedPayment = {
  readonly id: number;
  readonly kind: StatementKind;
  readonly amount: Cents;
  readonly valuedOn: string;
  readonly text: string;
  readonly payer: string;
  readonly tracking: string;
  readonly state: PaymentState;
  readonly reason: string;
  readonly account: string;
};

/** Locks a payment; null where there is none. */
export async function lockPayment(transaction: Database, id: number): Promise<LockedPayment | null> {
  const row = await transaction
    .selectFrom('incoming_payments as p')
    .innerJoin('payment_statements as s', 's.id', 'p.statement_id')
    .select([
      'p.id',
      'p.kind',
      'amount_cents',
      'valued_on',
      'text',
      'payer',
      'tracking',
      'state',
      'reason',
      's.account',
    ])
    .where('p.id', '=', id)
    .forUpdate('p')
    .executeTakeFirst();
  if (!row) return null;
  const { amount_cents, valued_on, ...payment } = row;
  return { ...payment, amount: toCents(amount_cents), valuedOn: valued_on };
}

/** The payment as the audit trail names it. */
export const auditSubjectOf = ({ id, amount, payer, tracking }: LockedPayment) => ({
  kind: 'incoming-payment' as const,
  id,
  name: [`${(amount / 100).toFixed(2).replace('.', ',')} €`, payer || tracking]
    .filter((one) => one !== '')
    .join(' · '),
});
