import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { StaffRole } from '#foundation/visitor/rules/staff-rights.ts';
import { auditChanges } from '../rules/audit-changes.ts';
import type { AuditAction, AuditFacts, AuditSubject } from '../rules/audit-entry.ts';

/**
 * Notes in the audit trail what the asking person of the staff did; called with the transaction of the change
 * (`recordAudit({ ...request context, db }, ...)`), so that one never stands without the other. `before` is null for what is new, `after` for
 * what is gone; give whole records: only the fields that differ are stored, secrets hidden.
 */
export function recordAudit(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'visitor'>,
  entry: EntryToWrite,
): Promise<void> {
  return recordAudits(ctx, [entry]);
}

/** Notes what was done to many things at once, as `recordAudit` does for one. */
export async function recordAudits(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'visitor'>,
  entries: readonly EntryToWrite[],
): Promise<void> {
  const { person } = ctx.visitor;
  if (!person?.staffRole) throw new Error('only staff change what the audit trail is about');
  const name = `${person.firstName} ${person.lastName}`.trim() || person.email;
  await writeEntries(ctx, { personId: person.customerId, name, role: person.staffRole }, entries);
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
export function writeAuditEntry(
  ctx: Pick<RequestContext, 'db' | 'clock'>,
  by: Auditor,
  entry: EntryToWrite,
): Promise<void> {
  return writeEntries(ctx, by, [entry]);
}

type Auditor = {
  readonly personId: number | null;
  readonly name: string;
  readonly role: AuditedRole | null;
};

async function writeEntries(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  by: Auditor,
  entries: readonly EntryToWrite[],
): Promise<void> {
  const json = (facts: AuditFacts | null) => (facts === null ? null : JSON.stringify(facts));
  const rows = entries.flatMap(({ what, subject, before, after }) => {
    const changes = auditChanges(before ?? null, after ?? null);
    if (!changes) return [];
    return {
      at: clock.now(),
      person_id: by.personId,
      person_name: by.name,
      staff_role: by.role ? by.role.name || by.role.code : '',
      deed: what,
      subject_kind: subject.kind,
      subject_id: String(subject.id),
      subject_name: subject.name,
      before: json(changes.before),
      after: json(changes.after),
    };
  });
  if (rows.length > 0) await db.insertInto('audit_entries').values(rows).execute();
}
