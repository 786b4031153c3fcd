import { sql } from 'kysely';
import { type Cents, toCents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { maySeeOfAccount } from '#foundation/visitor/rules/buying-for.ts';
import type { CompanyCredit } from '../rules/company-credit.ts';
import { readPaymentTerms } from './read-payment-terms.ts';

/** A company's credit as its account shows it, with the orders that have taken of it, oldest first. */
export type OwnCredit = CompanyCredit & {
  readonly orders: readonly { readonly id: number; readonly number: number; readonly owed: Cents }[];
};

/** The visitor's company credit; null where there is none (CHK-12). */
export async function readOwnCredit(ctx: RequestContext): Promise<OwnCredit | null> {
  const { credit } = await readPaymentTerms(ctx);
  if (!credit) return null;
  const { limit, used } = credit;
  const { person } = ctx.visitor;
  // The orders that use the credit are listed only for visitors who may see the company's orders (SUB-10).
  if (person && !maySeeOfAccount(person, 'Orders')) return { limit, used, orders: [] };
  const { rows } = await sql<{ id: number; number: number; owed: number }>`
    select id, number::float8 as number, case when paid_at is null then total_cents - refunded_cents else balance_cents end as owed
    from orders where credit_account_id = ${credit.accountId} and (paid_at is null or balance_cents > 0)
      and status not in ('cancelled', 'failed', 'refunded')
    order by id limit 100`.execute(ctx.db);
  const orders = rows.map((row) => ({ ...row, owed: toCents(row.owed) }));
  return { limit, used, orders };
}
