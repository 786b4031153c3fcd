import type { MissingProof } from '#foundation/visitor/rules/second-factor.ts';
import { secondFactorPath, staffAccessPath } from './staff-access-page.ts';

/** Where somebody goes who asks for a page of the staff area and whose role does not count yet; null for any other page and everybody else. */
export function proofPath(missing: MissingProof | undefined, asked: string): string | null {
  if (missing === undefined || !asked.startsWith('/staff/')) return null;
  if (missing === 'enrol') return staffAccessPath;
  return `${secondFactorPath}?redirect=${encodeURIComponent(asked)}`;
}
