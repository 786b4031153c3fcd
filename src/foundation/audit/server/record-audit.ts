import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type EntryToWrite, writeAuditEntry } from './write-audit-entry.ts';

/**
 * Notes in the audit trail what the asking person of the staff did; called with the transaction of the change
 * (`recordAudit({ ...request context, db }, ...)`), so that one never stands without the other. `before` is null for what is new, `after` for
 * what is gone; give whole records: only the fields that differ are kept, secrets hidden.
 */
export async function recordAudit(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'visitor'>,
  entry: EntryToWrite,
): Promise<void> {
  const { person } = ctx.visitor;
  if (!person?.staffRole) throw new Error('only staff change what the audit trail is about');
  const name = `${person.firstName} ${person.lastName}`.trim() || person.email;
  await writeAuditEntry(ctx, { personId: person.customerId, name, role: person.staffRole }, entry);
}
