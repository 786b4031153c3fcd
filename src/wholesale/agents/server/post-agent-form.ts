import { findByEmail } from '#customers/accounts/server/find-by-email.ts';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { textOf } from '#foundation/forms/server/text-of.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { type AgentsFlash, agentActions } from '../rules/customer-ties.ts';

type Customer = { readonly id: number; readonly email: string };

/** The customer's page that has the forms, with its nonce action. */
type Page = { readonly customer: Customer; readonly nonceAction: string };

/**
 * Assigns an agent to a customer, or takes one away, for staff with the right `agents`; recorded in the audit trail (AGT-01). Null where another
 * form was posted. Neither staff nor subaccounts can be agents or have one, and no account can be its own agent.
 */
export async function postAgentForm(
  ctx: RequestContext,
  { customer, nonceAction }: Page,
  form: FormData,
): Promise<AgentsFlash | null> {
  const action = agentActions.find((known) => known === textOf(form, 'action'));
  if (!action || !mayStaff(ctx.visitor.person, 'agents')) return null;
  if (!ctx.nonces.check(nonceAction, textOf(form, '_wpnonce'))) return 'expired';
  if (action === 'remove-agent') return remove(ctx, customer, Number(textOf(form, 'agent')));
  return assign(ctx, customer, textOf(form, 'email'));
}

async function assign(ctx: RequestContext, customer: Customer, email: string): Promise<AgentsFlash> {
  const agent = email === '' ? null : await findByEmail(ctx.db, email);
  if (!agent) return 'unknown';
  return ctx.db.transaction().execute(async (db): Promise<AgentsFlash> => {
    const refused = await db
      .selectFrom('customers')
      .leftJoin('subaccounts', 'subaccounts.customer_id', 'customers.id')
      .select('customers.id')
      .where('customers.id', 'in', [agent.id, customer.id])
      .where(({ and, eb, or }) =>
        or([
          eb('blocked_at', 'is not', null),
          and([eb('customers.id', '=', agent.id), eb('subaccounts.customer_id', 'is not', null)]),
          and([eb('customers.id', '=', customer.id), eb('staff_role', 'is not', null)]),
        ]),
      )
      .executeTakeFirst();
    if (refused || agent.id === customer.id) return 'impossible';
    const made = await db
      .insertInto('agent_customers')
      .values({ agent_id: agent.id, customer_id: customer.id, assigned_at: ctx.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('agent_id')
      .executeTakeFirst();
    if (made) await note({ ...ctx, db }, customer, { before: null, after: agent.email });
    return 'assigned';
  });
}

async function remove(ctx: RequestContext, customer: Customer, agentId: number): Promise<AgentsFlash> {
  if (!Number.isInteger(agentId) || agentId <= 0 || agentId > 2_147_483_647) return 'unknown';
  return ctx.db.transaction().execute(async (db): Promise<AgentsFlash> => {
    const gone = await db
      .deleteFrom('agent_customers')
      .where('agent_id', '=', agentId)
      .where('customer_id', '=', customer.id)
      .returning('agent_id')
      .executeTakeFirst();
    if (!gone) return 'removed';
    // Sessions in which the removed agent acts end at once.
    await db
      .deleteFrom('sessions')
      .where('acted_by', '=', agentId)
      .where('customer_id', '=', customer.id)
      .execute();
    const agent = await db
      .selectFrom('customers')
      .select('email')
      .where('id', '=', agentId)
      .executeTakeFirstOrThrow();
    await note({ ...ctx, db }, customer, { before: agent.email, after: null });
    return 'removed';
  });
}

function note(
  ctx: RequestContext,
  { id, email }: Customer,
  { before, after }: { readonly before: string | null; readonly after: string | null },
): Promise<void> {
  return recordAudit(ctx, {
    what: 'changed',
    subject: { kind: 'customer', id, name: email },
    before: { agent: before },
    after: { agent: after },
  });
}
