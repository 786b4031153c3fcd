import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#foundation/database/project-root.ts';

let known: string | null = null;

/** The version of the product table extension, which is the shop's own: browsers tell kept scripts apart by it (WIRE-02). */
export function extensionVersion(): string {
  known ??= versionIn(JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8')));
  return known;
}

function versionIn(description: unknown): string {
  if (typeof description !== 'object' || description === null || !('version' in description)) return '0';
  return String(description.version);
}
