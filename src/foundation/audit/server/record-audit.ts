import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { StaffRole } from '#foundation/visitor/rules/staff-rights.ts';
import { auditChanges } from '../rules/audit-changes.ts';
import type { AuditAction, AuditFacts, AuditSubject } from '../rules/audit-entry.ts';

/**
 * Notes in the audit trail what the asking person of the staff did; called with the transaction of the change
 * (`recordAudit({ ...request context, db }, ...)`), so that one never stands without the other. `before` is null for what is new, `after` for
 * what is gone; give whole records: only the fields that differ are stored, secrets hidden.
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

/** The trail stores what a role was called; roles that came with the shop by their code. */
type AuditedRole = Pick<StaffRole, 'code' | 'name'>;

type EntryToWrite = {
  readonly what: AuditAction;
  readonly subject: AuditSubject;
  /** null or left out for what is new */
  readonly before?: AuditFacts | null;
  /** null or left out for what is gone */
  readonly after?: AuditFacts | null;
};

/** Adds an entry about staff to the audit trail; a change that changes nothing leaves none. */
export async function writeAuditEntry(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  by: { readonly personId: number | null; readonly name: string; readonly role: AuditedRole | null },
  entry: EntryToWrite,
): Promise<void> {
  const changes = auditChanges(entry.before ?? null, entry.after ?? null);
  if (!changes) return;
  const json = (facts: AuditFacts | null) => (facts === null ? null : JSON.stringify(facts));
  await db
    .insertInto('audit_entries')
    .values({
      at: clock.now(),
      person_id: by.personId,
      person_name: by.name,
      staff_role: by.role ? by.role.name || by.role.code : '',
      deed: entry.what,
      subject_kind: entry.subject.kind,
      subject_id: String(entry.subject.id),
      subject_name: entry.subject.name,
      before: json(changes.before),
      after: json(changes.after),
    })
    .execute();
}
