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

const title = /(?:\b(?:describe|test|it)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g;
/** What a title leaves open: places for the values of a table, and an expression. */
const open = /%[sdifjop#%]|\$\{[^}]*\}|\$[\w.]+/;

/** Titles of groups and tests that a file gives, as the source of patterns. */
const titlesIn = (text: string): readonly string[] =>
  [...text.matchAll(title)].map(([, , written = '']) =>
    written
      .replace(/\\(['"`])/g, '$1')
      .split(open)
      .map((piece) => piece.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
      .join('.+'),
  );

/** Whether a file, or a file beside it that it imports, gives the titles that a name consists of. */
function isNamedIn(name: string, file: string, files: ReadonlyMap<string, string>): boolean {
  const text = files.get(file) ?? '';
  const imported = [...text.matchAll(/ from '\.(\/[\w-]+\.tsx?)'/g)].map(([, beside = '']) =>
    files.get(file.replace(/\/[^/]+$/, beside)),
  );
  const titles = [text, ...imported].flatMap((each) => titlesIn(each ?? '')).join('|');
  return titles !== '' && new RegExp(`^(?:${titles})(?: > (?:${titles}))*$`).test(name);
}

/** What is wrong with the list of flaky tests, one sentence each; `files` are the project's sources by their paths. */
export function flakyProblems(text: string, files: ReadonlyMap<string, string>): readonly string[] {
  const read = list.safeParse(JSON.parse(text));
  if (!read.success)
    return read.error.issues.map(({ path, message }) => `${flakyList}: ${path.join('.')} ${message}`);
  const problems: string[] = [];
  if (read.data.length > most)
    problems.push(`${flakyList} lists ${read.data.length} tests: above ${most} one is mended first`);
  for (const { test } of read.data) {
    const [named = '', ...titles] = test.split(' > ');
    // Journeys are named from their own folder.
    const file = [named, journeys + named].find((path) => files.has(path));
    if (!file) problems.push(`${flakyList}: there is no ${named}`);
    else if (!isNamedIn(titles.join(' > '), file, files))
      problems.push(`${flakyList}: ${named} has no test "${titles.join(' > ')}"`);
  }
  return problems;
}

if (import.meta.main) {
  const paths = sourceFiles((path) => /^(?:src|tests|demo|tools|bench)\/.*\.tsx?$/.test(path));
  report(flakyProblems(readText(flakyList), new Map(paths.map((path) => [path, readText(path)]))));
}
