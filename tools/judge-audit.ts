import type { AllowedFinding } from './audit-allowed.data.ts';
import type { AuditFinding } from './audit-findings.ts';

/** Whether nothing is open, and what there is to say of it, one sentence each. */
export type AuditVerdict = { readonly ok: boolean; readonly sentences: readonly string[] };

/** Compares what was found with what is allowed on a day (YYYY-MM-DD, which counts still). */
export function judgeAudit(
  findings: readonly AuditFinding[],
  allowed: readonly AllowedFinding[],
  today: string,
): AuditVerdict {
  const sentences: string[] = [];
  let open = 0;
  const isOf = (finding: AuditFinding) => (entry: AllowedFinding) =>
    entry.id === finding.id && entry.packageName === finding.packageName;
  for (const finding of findings) {
    const { id, packageName, severity, title, url } = finding;
    const entry = allowed.find(isOf(finding));
    if (entry && entry.until >= today) {
      sentences.push(`allowed until ${entry.until}: ${packageName}, ${title} (${id}): ${entry.reason}`);
      continue;
    }
    open += 1;
    const since = entry ? `, allowed until ${entry.until} and no longer` : '';
    sentences.push(`OPEN (${severity}): ${packageName}, ${title}${since}. ${url}`);
  }
  for (const entry of allowed) {
    if (!findings.some((finding) => isOf(finding)(entry))) {
      sentences.push(`not needed any more: ${entry.id} of ${entry.packageName}; remove it from the list`);
    }
  }
  sentences.push(
    open === 0
      ? 'No known vulnerability of the packages that the shop runs on is open.'
      : `${open} to decide about: update the package, or allow it with a reason and a date in tools/audit-allowed.data.ts.`,
  );
  return { ok: open === 0, sentences };
}
