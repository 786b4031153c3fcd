import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The project's files as git sees them (tracked, or new and not ignored), by a test on their path. */
export function sourceFiles(wanted: (path: string) => boolean): readonly string[] {
  const listing = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  return [...new Set(listing.split('\n'))]
    .filter((path) => path !== '' && wanted(path) && existsSync(path))
    .sort();
}

export function readText(path: string): string {
  return readFileSync(path, 'utf8');
}

/** Prints what was found and makes the process end with an error if there is anything. */
export function report(problems: readonly string[]): void {
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
