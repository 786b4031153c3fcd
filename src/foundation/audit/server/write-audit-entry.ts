import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { StaffRole } from '#foundation/visitor/rules/staff-rights.ts';
import { auditChanges } from '../rules/audit-changes.ts';
import type { AuditAction, AuditFacts, AuditSubject } from '../rules/audit-entry.ts';

export type EntryToWrite = {
  readonly what: AuditAction;
  readonly subject: AuditSubject;
  /** null or left out for what is new */
  readonly before?: AuditFacts | null;
  /** null or left out for what is gone */
  readonly after?: AuditFacts | null;
};

/** Adds an entry to the audit trail by the name of somebody of the staff; a change that changes nothing leaves none. */
export async function writeAuditEntry(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  by: { readonly personId: number | null; readonly name: string; readonly role: StaffRole | null },
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
      staff_role: by.role ?? '',
      deed: entry.what,
      subject_kind: entry.subject.kind,
      subject_id: String(entry.subject.id),
      subject_name: entry.subject.name,
      before: json(changes.before),
      after: json(changes.after),
    })
    .execute();
}
