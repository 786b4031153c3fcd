import { z } from 'zod';
import { flakyList } from './second-tries.mjs';
import { readText, report, sourceFiles } from './source-files.ts';

const most = 3;
const journeys = 'tests/journeys/';

const list = z.array(
  z.strictObject({
    test: z.string().regex(/ > ./, 'is no name as the end of a run gives it: file > test'),
    reason: z.string().trim().min(30, 'is no reason: say what makes it unsteady, and what is done about it'),
  }),
);

/** What is wrong with the list of flaky tests, one sentence each; `files` are the paths of the project's files. */
export function flakyProblems(text: string, files: readonly string[]): readonly string[] {
  const read = list.safeParse(JSON.parse(text));
  if (!read.success)
    return read.error.issues.map(({ path, message }) => `${flakyList}: ${path.join('.')} ${message}`);
  const problems: string[] = [];
  if (read.data.length > most)
    problems.push(`${flakyList} lists ${read.data.length} tests: above ${most} one is mended first`);
  for (const { test } of read.data) {
    const [file = ''] = test.split(' > ');
    // Journeys are named from their own folder.
    if (!files.includes(file) && !files.includes(journeys + file))
      problems.push(`${flakyList}: there is no ${file}`);
  }
  return problems;
}

if (import.meta.main) {
  report(
    flakyProblems(
      readText(flakyList),
      sourceFiles((path) => /\.test\.tsx?$/.test(path)),
    ),
  );
}
