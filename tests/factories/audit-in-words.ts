import { fieldInWords } from '#foundation/audit/back-office/audit-fields.ts';
import { type AuditSubjectKind, auditSubjects } from '#foundation/audit/rules/audit-entry.ts';
import type { Database } from '#foundation/database/client.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';

/** The names of fields in facts, at any depth. */
function namesIn(facts: unknown): readonly string[] {
  if (Array.isArray(facts)) return facts.flatMap(namesIn);
  if (typeof facts !== 'object' || facts === null) return [];
  return Object.entries(facts).flatMap(([name, fact]) =>
    name === 'classCosts' ? [name] : [name, ...namesIn(fact)],
  );
}

/** The audited fields for which the trail has no word, as `subject.field`: whatever a test has changed is read in words. */
export async function auditedFieldsWithoutWords(db: Database): Promise<readonly string[]> {
  const rows = await db.selectFrom('audit_entries').select(['subject_kind', 'before', 'after']).execute();
  const texts = (['it', 'en'] as const).map((locale) => ({ ...staffMessagesFor(locale), locale }));
  const isNamed = (kind: AuditSubjectKind, name: string) =>
    texts.every((words) => kind in words.auditWords.subjects && fieldInWords(name, kind, words) !== null);
  const unnamed = rows.flatMap(({ subject_kind, before, after }) => {
    const kind = auditSubjects.find((known) => known === subject_kind);
    const names = [...namesIn(before), ...namesIn(after)];
    return names.filter((name) => !kind || !isNamed(kind, name)).map((name) => `${subject_kind}.${name}`);
  });
  return [...new Set(unnamed)].sort();
}
