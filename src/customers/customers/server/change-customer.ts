import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { endSessionsOf } from '#foundation/services/sessions.ts';
import type { CustomerPage } from '../rules/staff-customer.ts';

type Customer = Pick<CustomerPage, 'id' | 'email'>;

const subjectOf = ({ id, email }: Customer) => ({ kind: 'customer', id, name: email }) as const;

/**
 * Moves a customer to another group; false where there is no such group. It takes effect with the customer's next page. The audit trail
 * has the group that was really left, also where the customer was moved since the page was opened.
 */
export async function changeGroup(
  ctx: RequestContext,
  customer: CustomerPage,
  groupId: number,
): Promise<boolean> {
  const group = customer.groups.find(({ id }) => Number(id) === groupId);
  if (!group) return false;
  await ctx.db.transaction().execute(async (db) => {
    const { group_id: leftId } = await db
      .selectFrom('customers')
      .select('group_id')
      .where('id', '=', customer.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (leftId === groupId) return;
    const left = await db
      .selectFrom('customer_groups')
      .select('name')
      .where('id', '=', leftId)
      .executeTakeFirstOrThrow();
    await db.updateTable('customers').set({ group_id: groupId }).where('id', '=', customer.id).execute();
    await recordAudit(
      { ...ctx, db },
      {
        what: 'changed',
        subject: subjectOf(customer),
        before: { group: left.name },
        after: { group: group.name },
      },
    );
  });
  return true;
}

/** Ends all log-ins of a customer. */
export async function endSessions(ctx: RequestContext, customer: Customer): Promise<void> {
  await ctx.db.transaction().execute(async (db) => {
    const ended = await endSessionsOf(db, customer.id);
    if (ended === 0) return;
    await recordAudit(
      { ...ctx, db },
      {
        what: 'changed',
        subject: subjectOf(customer),
        before: { sessions: ended },
        after: { sessions: 0 },
      },
    );
  });
}

/** Adds a note that staff alone read. */
export async function addNote(ctx: RequestContext, customer: Customer, text: string): Promise<void> {
  const { person } = ctx.visitor;
  if (!person) throw new Error('a note has an author');
  await ctx.db.transaction().execute(async (db) => {
    await db
      .insertInto('customer_notes')
      .values({
        customer_id: customer.id,
        author_id: person.customerId,
        author_name: `${person.firstName} ${person.lastName}`.trim() || person.email,
        body: text,
        created_at: ctx.clock.now(),
      })
      .execute();
    await recordAudit({ ...ctx, db }, { what: 'noted', subject: subjectOf(customer), after: { note: text } });
  });
}
