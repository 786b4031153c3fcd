import { adoptCompany } from '#customers/companies/server/adopt-company.ts';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { decisionsOn, type RegistrationStatus } from '../../rules/registration-status.ts';
import type { DecisionAsked } from '../../rules/staff-registration.ts';
import { queueRegistrationEmails } from '../registration-emails.ts';

export type DecisionResult =
  | { readonly ok: true; readonly status: RegistrationStatus }
  | {
      readonly ok: false;
      readonly error: { readonly code: 'no-such-registration' | 'decided-already' | 'no-such-group' };
    };

type Asked = DecisionAsked & { readonly registrationId: number };

/**
 * Approves a registration, which gives the customer a group and, by a role of businesses, its prices (ACC-01), or refuses it with a
 * reason. The customer gets one email; of two simultaneous decisions the second changes nothing.
 */
export async function decideRegistration(ctx: RequestContext, input: Asked): Promise<DecisionResult> {
  return inTransaction(ctx.db, (db) => decideInside({ ...ctx, db }, input));
}

async function decideInside(ctx: RequestContext, input: Asked): Promise<DecisionResult> {
  const { db, clock, visitor } = ctx;
  const { registrationId, decision, groupId, reason } = input;
  const row = await db
    .selectFrom('registrations as g')
    .innerJoin('customers as c', 'c.id', 'g.customer_id')
    .select(['g.status', 'g.customer_id', 'g.reason', 'c.group_id', 'c.email'])
    .where('g.id', '=', registrationId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return { ok: false, error: { code: 'no-such-registration' } };
  if (!decisionsOn[row.status].includes(decision)) return { ok: false, error: { code: 'decided-already' } };
  if (decision === 'approve' && !(await groupExists(ctx, groupId))) {
    return { ok: false, error: { code: 'no-such-group' } };
  }
  const status = decision === 'approve' ? 'approved' : 'refused';
  const now = clock.now();
  const { person } = visitor;
  await db
    .updateTable('registrations')
    .set({
      status,
      reason,
      decided_by: person?.customerId ?? null,
      decided_name: person ? `${person.firstName} ${person.lastName}`.trim() || person.email : '',
      decided_at: now,
    })
    .where('id', '=', registrationId)
    .execute();
  // A refused customer stays a customer and buys as a retail customer.
  await db
    .updateTable('customers')
    .set(status === 'approved' ? { group_id: groupId, approved_at: now } : { approved_at: null })
    .where('id', '=', row.customer_id)
    .execute();
  if (status === 'approved') await adoptCompany(ctx, registrationId);
  await queueRegistrationEmails(ctx, registrationId, status);
  await recordAudit(ctx, {
    what: status,
    subject: { kind: 'registration-request', id: registrationId, name: row.email },
    before: { status: row.status, reason: row.reason, group: row.group_id },
    after: { status, reason, group: status === 'approved' ? groupId : row.group_id },
  });
  return { ok: true, status };
}

async function groupExists({ db }: Pick<RequestContext, 'db'>, groupId: number): Promise<boolean> {
  const group = await db
    .selectFrom('customer_groups')
    .select('id')
    .where('id', '=', groupId)
    .executeTakeFirst();
  return group !== undefined;
}
