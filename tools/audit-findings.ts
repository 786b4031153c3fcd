import { z } from 'zod';

/** A known vulnerability of an installed package; `id` is the advisory's, such as GHSA-xxxx-xxxx-xxxx. */
export type AuditFinding = {
  readonly id: string;
  readonly packageName: string;
  readonly severity: string;
  readonly title: string;
  readonly url: string;
};

const advisory = z.object({
  name: z.string(),
  title: z.string(),
  url: z.string(),
  severity: z.string(),
  source: z.union([z.number(), z.string()]),
});
const report = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisory])) })),
});
const failure = z.object({ message: z.string() });

const idOf = ({ url, source }: z.infer<typeof advisory>) =>
  /GHSA(?:-\w{4}){3}/.exec(url)?.[0] ?? String(source);

/** What `npm audit --json` says: each advisory once, or why nothing was audited, in npm's words. */
export function auditFindings(
  text: string,
): { readonly ok: true; readonly findings: readonly AuditFinding[] } | { ok: false; reason: string } {
  const json = parseJson(text);
  const parsed = report.safeParse(json);
  if (!parsed.success) {
    const failed = failure.safeParse(json);
    return { ok: false, reason: failed.success ? failed.data.message : text.trim().slice(0, 300) };
  }
  const found = new Map<string, AuditFinding>();
  for (const { via } of Object.values(parsed.data.vulnerabilities)) {
    for (const cause of via) {
      // A name points to the package whose own entry tells the advisory.
      if (typeof cause === 'string') continue;
      const { name, title, url, severity } = cause;
      found.set(`${idOf(cause)} ${name}`, { id: idOf(cause), packageName: name, severity, title, url });
    }
  }
  return { ok: true, findings: [...found.values()] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
