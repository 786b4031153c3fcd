import { findByEmail } from '#customers/accounts/server/find-by-email.ts';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { textOf } from '#foundation/forms/server/text-of.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { type AgentsTold, agentDeeds } from '../rules/customer-ties.ts';

type Customer = { readonly id: number; readonly email: string };

/** The nonce of the forms is that of the page that they stand on. */
type Page = { readonly customer: Customer; readonly nonceAction: string };

/**
 * Assigns an agent to a customer, or takes one away, for staff with the right `agents`; kept in the audit trail (AGT-01). Null where another
 * form was posted. Neither staff nor a subaccount is acted for or acts, and nobody for themselves.
 */
export async function postAgentForm(
  toolbox: Toolbox,
  { customer, nonceAction }: Page,
  form: FormData,
): Promise<AgentsTold | null> {
  const deed = agentDeeds.find((known) => known === textOf(form, 'deed'));
  if (!deed || !mayStaff(toolbox.visitor.person, 'agents')) return null;
  if (!toolbox.nonces.check(nonceAction, textOf(form, '_wpnonce'))) return 'expired';
  if (deed === 'remove-agent') return remove(toolbox, customer, Number(textOf(form, 'agent')));
  return assign(toolbox, customer, textOf(form, 'email'));
}

async function assign(toolbox: Toolbox, customer: Customer, email: string): Promise<AgentsTold> {
  const agent = email === '' ? null : await findByEmail(toolbox.db, email);
  if (!agent) return 'unknown';
  return toolbox.db.transaction().execute(async (db): Promise<AgentsTold> => {
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
      .values({ agent_id: agent.id, customer_id: customer.id, assigned_at: toolbox.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('agent_id')
      .executeTakeFirst();
    if (made) await note({ ...toolbox, db }, customer, { before: null, after: agent.email });
    return 'assigned';
  });
}

async function remove(toolbox: Toolbox, customer: Customer, agentId: number): Promise<AgentsTold> {
  if (!Number.isInteger(agentId) || agentId <= 0 || agentId > 2_147_483_647) return 'unknown';
  return toolbox.db.transaction().execute(async (db): Promise<AgentsTold> => {
    const gone = await db
      .deleteFrom('agent_customers')
      .where('agent_id', '=', agentId)
      .where('customer_id', '=', customer.id)
      .returning('agent_id')
      .executeTakeFirst();
    if (!gone) return 'removed';
    // Whoever is at it right now is out.
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
    await note({ ...toolbox, db }, customer, { before: agent.email, after: null });
    return 'removed';
  });
}

function note(
  toolbox: Toolbox,
  { id, email }: Customer,
  { before, after }: { readonly before: string | null; readonly after: string | null },
): Promise<void> {
  return recordAudit(toolbox, {
    what: 'changed',
    subject: { kind: 'customer', id, name: email },
    before: { agent: before },
    after: { agent: after },
  });
}
