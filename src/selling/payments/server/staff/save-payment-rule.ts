import { isBusinessCustomer } from '#customers/accounts/rules/is-business-customer.ts';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { chargesConsumers, type RuleProblem, type TypedRule } from '../../rules/payment-rule-form.ts';

export type SavePaymentRuleResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly problems: readonly RuleProblem[] };

type About = {
  readonly isBusiness: boolean;
  readonly groupId: number | null;
  readonly customerId: number | null;
  readonly name: string;
};

/**
 * Saves a payment rule, new or existing (`id`). A surcharge for consumers is refused (FEE-01), as is a second rule
 * for the same method and the same customers.
 */
export function savePaymentRule(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'visitor'>,
  rule: TypedRule,
  id: number | null,
): Promise<SavePaymentRuleResult> {
  return inTransaction(ctx.db, async (db): Promise<SavePaymentRuleResult> => {
    const refuse = (problem: RuleProblem) => ({ ok: false, problems: [problem] }) as const;
    const about = await aboutWhom(db, rule);
    if ('code' in about) return refuse(about);
    if (chargesConsumers(rule, about))
      return refuse({ field: 'adjustment', code: 'surcharge-for-consumers' });
    const columns = {
      method: rule.method,
      reach: rule.reach,
      group_id: about.groupId,
      customer_id: about.customerId,
      offered: rule.offered,
      minimum_cents: rule.minimum,
      maximum_cents: rule.maximum,
      adjustment: rule.adjustment.kind,
      amount:
        rule.adjustment.kind === 'percent'
          ? rule.adjustment.basisPoints
          : rule.adjustment.kind === 'fixed'
            ? rule.adjustment.amount
            : 0,
    };
    const same = await db
      .selectFrom('payment_rules')
      .selectAll()
      .where('method', '=', columns.method)
      .where('reach', '=', columns.reach)
      .where('group_id', 'is not distinct from', columns.group_id)
      .where('customer_id', 'is not distinct from', columns.customer_id)
      .forUpdate()
      .executeTakeFirst();
    if (same && same.id !== id) return refuse({ field: 'method', code: 'exists' });
    const before =
      id === null
        ? null
        : ((await db
            .selectFrom('payment_rules')
            .selectAll()
            .where('id', '=', id)
            .forUpdate()
            .executeTakeFirst()) ?? null);
    const saved = before
      ? await db
          .updateTable('payment_rules')
          .set(columns)
          .where('id', '=', before.id)
          .returningAll()
          .executeTakeFirstOrThrow()
      : await db.insertInto('payment_rules').values(columns).returningAll().executeTakeFirstOrThrow();
    const facts = ({ created_at: _, ...row }: typeof saved) => row;
    await recordAudit(
      { ...ctx, db },
      {
        what: before ? 'changed' : 'created',
        subject: { kind: 'payment-rule', id: saved.id, name: `${rule.method} ${about.name}`.trim() },
        before: before && facts(before),
        after: facts(saved),
      },
    );
    return { ok: true };
  });
}

async function aboutWhom(db: RequestContext['db'], rule: TypedRule): Promise<About | RuleProblem> {
  if (rule.groupId !== null) {
    const group = await db
      .selectFrom('customer_groups')
      .select(['name', 'kind'])
      .where('id', '=', rule.groupId)
      .executeTakeFirst();
    if (!group) return { field: 'group', code: 'group' };
    const isBusiness = group.kind === 'business';
    return { isBusiness, groupId: rule.groupId, customerId: null, name: group.name };
  }
  if (rule.customerEmail !== null) {
    const customer = await findCustomer(db, rule.customerEmail);
    if (!customer) return { field: 'customer', code: 'customer' };
    return { ...customer, groupId: null, customerId: customer.id, name: rule.customerEmail };
  }
  return { isBusiness: true, groupId: null, customerId: null, name: '' };
}

/** A customer by email address, and whether they buy as a business; null where there is none. */
export async function findCustomer(
  db: RequestContext['db'],
  email: string,
): Promise<{ readonly id: number; readonly isBusiness: boolean } | null> {
  const row = await db
    .selectFrom('customers')
    .innerJoin('customer_groups', 'customer_groups.id', 'customers.group_id')
    .leftJoin('registrations', 'registrations.customer_id', 'customers.id')
    .leftJoin('registration_roles', 'registration_roles.id', 'registrations.role_id')
    .select(['customers.id', 'customer_groups.kind', 'approved_at', 'registration_roles.is_business'])
    .where((of) => of(of.fn('lower', ['customers.email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  if (!row) return null;
  const isBusiness = isBusinessCustomer({
    isApproved: row.approved_at !== null,
    roleIsBusiness: row.is_business,
    groupKind: row.kind,
  });
  return { id: row.id, isBusiness };
}
