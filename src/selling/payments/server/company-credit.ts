import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { type Cents, toCents } from '#foundation/money/rules/cents.ts';
import { type CompanyCredit, creditLeft } from '../rules/company-credit.ts';

/** The order does not fit into what is left of the credit (CHK-12). */
export type CreditRefusal = { readonly code: 'insufficient-credit'; readonly available: Cents };

/** A company's credit as it stands, without one order if need be; null where it has none. */
export async function readCredit(
  db: Database,
  accountId: number,
  exceptOrder = 0,
): Promise<CompanyCredit | null> {
  const { rows } = await sql<{ limit: number; used: number }>`/* prepared */
    select limit_cents as limit,
      (select coalesce(sum(case when o.paid_at is null then o.total_cents - o.refunded_cents else o.balance_cents end), 0)::float8 from orders o
        where o.credit_account_id = a.customer_id and (o.paid_at is null or o.balance_cents > 0) and o.id <> ${exceptOrder}::int
          and o.status not in ('cancelled', 'failed', 'refunded')) as used
    from credit_accounts a where a.customer_id = ${accountId}::int`.execute(db);
  const [row] = rows;
  return row ? { limit: toCents(row.limit), used: toCents(row.used) } : null;
}

/**
 * Takes an amount of a company's credit inside the order's transaction. Its row is locked until that ends, so that orders of the same
 * company run one after another and each sees what the previous one has taken.
 */
export async function takeCredit(
  transaction: Database,
  input: {
    readonly accountId: number | null;
    readonly amount: Cents;
    /** the order that the credit is for, which may be written already and is not counted twice */
    readonly exceptOrder?: number;
  },
): Promise<{ readonly ok: true } | { readonly ok: false; readonly error: CreditRefusal }> {
  const { accountId, amount } = input;
  const held =
    accountId !== null &&
    (await transaction
      .selectFrom('credit_accounts')
      .select('customer_id')
      .where('customer_id', '=', accountId)
      .forUpdate()
      .executeTakeFirst());
  // A separate statement reads what earlier orders have taken, so that it sees commits made while this one waited for the lock.
  const credit = held ? await readCredit(transaction, held.customer_id, input.exceptOrder) : null;
  const available = credit ? creditLeft(credit) : toCents(0);
  if (amount <= available && credit) return { ok: true };
  return { ok: false, error: { code: 'insufficient-credit', available } };
}
