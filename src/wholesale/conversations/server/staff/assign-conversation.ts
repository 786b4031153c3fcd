import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { staffRoleFrom } from '#foundation/visitor/rules/staff-rights.ts';
import type { Assignee } from '../../rules/staff-conversation.ts';

type Context = Pick<RequestContext, 'db'>;

const nameOf = (row: { readonly first_name: string; readonly last_name: string; readonly email: string }) =>
  `${row.first_name} ${row.last_name}`.trim() || row.email;

/** Who of the staff may look after conversations, by name. */
export async function listAssignees({ db }: Context): Promise<readonly Assignee[]> {
  const rows = await db
    .selectFrom('customers as c')
    .innerJoin('staff_roles as r', 'r.code', 'c.staff_role')
    .select(['c.id', 'c.first_name', 'c.last_name', 'c.email'])
    .select(['r.code', 'r.name', 'r.rights', 'r.refund_limit_cents'])
    .where('c.blocked_at', 'is', null)
    .execute();
  return rows
    .filter((row) => staffRoleFrom(row).rights.includes('conversations'))
    .map((row) => ({ id: row.id, name: nameOf(row) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'it'));
}

export type AssignResult =
  | { readonly ok: true; readonly changed: boolean }
  | { readonly ok: false; readonly code: 'no-such-conversation' | 'no-such-person' };

/** Gives a conversation to somebody of the staff who may answer it, or to nobody (null). */
export function assignConversation(
  ctx: RequestContext,
  { conversationId, assigneeId }: { readonly conversationId: number; readonly assigneeId: number | null },
): Promise<AssignResult> {
  return inTransaction(ctx.db, async (db): Promise<AssignResult> => {
    const found = await db
      .selectFrom('conversations as v')
      .leftJoin('customers as c', 'c.id', 'v.assignee_id')
      .select(['v.title', 'v.assignee_id', 'c.first_name', 'c.last_name', 'c.email'])
      .where('v.id', '=', conversationId)
      .forUpdate('v')
      .executeTakeFirst();
    if (!found) return { ok: false, code: 'no-such-conversation' };
    if (found.assignee_id === assigneeId) return { ok: true, changed: false };
    const assignee = (await listAssignees({ db })).find(({ id }) => id === assigneeId);
    if (assigneeId !== null && !assignee) return { ok: false, code: 'no-such-person' };
    await db
      .updateTable('conversations')
      .set({ assignee_id: assigneeId })
      .where('id', '=', conversationId)
      .execute();
    const { first_name, last_name, email } = found;
    await recordAudit(
      { ...ctx, db },
      {
        what: 'changed',
        subject: { kind: 'conversation', id: conversationId, name: found.title },
        before: {
          assignee:
            email === null ? '' : nameOf({ first_name: first_name ?? '', last_name: last_name ?? '', email }),
        },
        after: { assignee: assignee?.name ?? '' },
      },
    );
    return { ok: true, changed: true };
  });
}
