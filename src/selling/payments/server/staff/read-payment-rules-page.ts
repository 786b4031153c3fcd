import { sql } from 'kysely';
import { companyFrom, type StoredCompany } from '#customers/companies/rules/company.ts';
import { type Cents, toCents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { StaffCredit, StaffRule } from '../../rules/payment-rule.ts';
import { paymentRulesAction } from '../../rules/payment-rule-form.ts';
import { ruleFromRow } from '../read-payment-terms.ts';

export type PaymentRulesPage = {
  readonly rules: readonly StaffRule[];
  readonly credits: readonly StaffCredit[];
  readonly groups: readonly { readonly id: number; readonly name: string; readonly isBusiness: boolean }[];
  readonly nonce: string;
};

/** The payment rules, and the companies that order on credit. */
export async function readPaymentRulesPage(
  ctx: Pick<RequestContext, 'db' | 'nonces'>,
): Promise<PaymentRulesPage> {
  const { db, nonces } = ctx;
  const [rules, credits, groups] = await Promise.all([
    db
      .selectFrom('payment_rules as r')
      .leftJoin('customer_groups as g', 'g.id', 'r.group_id')
      .leftJoin('customers as c', 'c.id', 'r.customer_id')
      .selectAll('r')
      .select(['g.name as group_name', 'c.email', 'c.company'])
      .orderBy('r.method')
      .orderBy('r.id')
      .limit(500)
      .execute(),
    readCredits(db),
    db.selectFrom('customer_groups').select(['id', 'name', 'kind']).orderBy('name').execute(),
  ]);
  return {
    rules: rules.map((row) => ({
      ...ruleFromRow(row),
      id: row.id,
      groupId: row.group_id,
      customerEmail: row.email,
      about: row.group_name ?? (row.company || row.email) ?? '',
    })),
    credits,
    groups: groups.map(({ id, name, kind }) => ({ id, name, isBusiness: kind === 'business' })),
    nonce: nonces.make(paymentRulesAction),
  };
}

async function readCredits(db: RequestContext['db']): Promise<readonly StaffCredit[]> {
  const { rows } = await sql<
    StoredCompany & {
      person: string;
      email: string;
      limit: Cents;
      used: number;
    }
  >`
    select c.id as "accountId", c.company, c.invoice_data as invoice, c.billing_address as billing, c.email,
      coalesce(nullif(trim(c.first_name || ' ' || c.last_name), ''), c.email) as person,
      a.limit_cents as limit, coalesce(sum(case when o.paid_at is null then o.total_cents - o.refunded_cents else o.balance_cents end), 0)::float8 as used
    from credit_accounts a join customers c on c.id = a.customer_id
    left join orders o on o.credit_account_id = a.customer_id and (o.paid_at is null or o.balance_cents > 0)
      and o.status not in ('cancelled', 'failed', 'refunded')
    group by c.id, a.limit_cents order by coalesce(nullif(c.company, ''), c.last_name), c.id limit 500`.execute(
    db,
  );
  return rows.map(({ person, email, limit, used, ...stored }) => {
    const company = companyFrom(stored);
    return {
      customerId: stored.accountId,
      name: company?.name || person,
      vatNumber: company?.vatNumber ?? '',
      email,
      limit,
      used: toCents(used),
    };
  });
}
