import { cruise } from 'dependency-cruiser';
import boundaries from '../boundaries.mjs';

/** A broken import rule: its name and the two files. */
export type Violation = {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
  readonly comment: string;
};

/** Checks the import rules below a folder; throws when no module was read at all, since then nothing was checked. */
export async function findViolations(
  folder: string,
  forbidden: readonly unknown[],
): Promise<readonly Violation[]> {
  // The library's own type of rules is wider than what a JavaScript file can say.
  const ruleSet = { ...boundaries, forbidden } as never;
  const result = await cruise([folder], { ...boundaries.options, ruleSet, validate: true } as never);
  if (typeof result.output === 'string') throw new Error('the import check answered with text');
  if (result.output.summary.totalCruised === 0) throw new Error('the import check read no module');
  return result.output.summary.violations.map((violation) => ({
    rule: violation.rule.name,
    from: violation.from,
    to: violation.to,
    comment: violation.comment ?? '',
  }));
}

if (import.meta.main) {
  const violations = await findViolations('src', boundaries.forbidden);
  for (const { rule, from, to, comment } of violations)
    console.error(`${rule}: ${from} -> ${to}\n  ${comment}`);
  process.exitCode = violations.length > 0 ? 1 : 0;
}
