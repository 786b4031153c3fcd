import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readText, report, sourceFiles } from './source-files.ts';

// What has run on a database of somebody else cannot be taken back: a migration is never edited, removed or put before older ones. The
// list holds the hash of every migration, in the form of sha256sum; `npm run migrations` adds the new ones at its end.
const listPath = 'src/foundation/database/migrations.sha256';

/** A migration's file name and the SHA-256 of its text, in hexadecimal digits. */
export type MigrationHash = { readonly name: string; readonly hash: string };

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Reads a list in the form of sha256sum: a hash, two spaces, a name. */
export function parseHashes(text: string): readonly MigrationHash[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ hash: line.slice(0, 64), name: line.slice(66) }));
}

const writeHashes = (hashes: readonly MigrationHash[]) =>
  hashes.map(({ name, hash }) => `${hash}  ${name}\n`).join('');

const numberOf = (name: string) => Number.parseInt(name, 10);

/** What has been done to migrations that are on the list, and new ones that are not numbered after them; one sentence each. */
export function migrationProblems(
  listed: readonly MigrationHash[],
  found: readonly MigrationHash[],
): readonly string[] {
  const problems: string[] = [];
  const files = new Map(found.map(({ name, hash }) => [name, hash]));
  const known = new Set(listed.map(({ name }) => name));
  for (const [at, { name, hash }] of listed.entries()) {
    const before = listed[at - 1]?.name;
    if (before !== undefined && before >= name) {
      problems.push(`${listPath}: ${name} stands after ${before}; the list grows at its end alone`);
    }
    const now = files.get(name);
    if (now === undefined)
      problems.push(`${name} was removed: databases that ran it would not open any more`);
    else if (now !== hash) problems.push(`${name} was edited: write a new migration instead`);
  }
  const newest = listed.at(-1)?.name ?? '';
  for (const { name } of found) {
    if (known.has(name) || newest === '' || numberOf(name) > numberOf(newest)) continue;
    problems.push(`${name} goes between older migrations: give it a number above ${numberOf(newest)}`);
  }
  return problems;
}

/** The migrations that are not on the list yet, in order. */
export function newMigrations(
  listed: readonly MigrationHash[],
  found: readonly MigrationHash[],
): readonly MigrationHash[] {
  const known = new Set(listed.map(({ name }) => name));
  return found.filter(({ name }) => !known.has(name)).sort((a, b) => (a.name < b.name ? -1 : 1));
}

if (import.meta.main) {
  const listed = parseHashes(readText(listPath));
  const found = sourceFiles((path) => /^src\/foundation\/database\/migrations\/[^/]+\.sql$/.test(path)).map(
    (path) => ({
      name: basename(path),
      hash: hashOf(readText(path)),
    }),
  );
  const problems = migrationProblems(listed, found);
  const fresh = newMigrations(listed, found);
  report(problems);
  if (process.argv.includes('--add')) {
    if (problems.length === 0) writeFileSync(listPath, writeHashes([...listed, ...fresh]));
  } else if (problems.length === 0) {
    report(fresh.map(({ name }) => `${name} is not on the list of migrations yet: npm run migrations`));
  }
}
