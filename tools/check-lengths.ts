import { basename, dirname } from 'node:path';
import { readText, report, sourceFiles } from './source-files.ts';

const longest = 300;
const fullestShelf = 20;
const forbiddenFolders = ['utils', 'helpers', 'common', 'shared', 'lib', 'misc', 'core'];
// A language is one folder, with one file per room.
const isLanguage = (folder: string) => /^src\/messages\/[a-z]{2}$/.test(folder);
const shelves = ['rules', 'server', 'storefront', 'back-office'];

type File = { readonly path: string; readonly lines: number };

const isData = (path: string) => /\.data\.tsx?$|\/migrations\/|^src\/database\/tables\.ts$/.test(path);
const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** What breaks the house's rules of size and naming, one sentence each. */
export function lengthProblems(files: readonly File[]): readonly string[] {
  const problems: string[] = [];
  const shelfSizes = new Map<string, number>();
  for (const { path, lines } of files) {
    if (lines > longest && !isData(path))
      problems.push(`${path} has ${lines} lines: above ${longest} it is two files`);
    const folders = dirname(path).split('/');
    const forbidden = folders.find((folder) => forbiddenFolders.includes(folder));
    if (forbidden)
      problems.push(`${path} lies in a folder called ${forbidden}: what has no better name has no owner`);
    if (!/^[a-z0-9.$-]+$/.test(basename(path))) problems.push(`${path} is not named in kebab-case`);
    const room = /^src\/shop\/([^/]+)\/([^/]+)/.exec(path);
    if (room && !shelves.includes(room[2] ?? ''))
      problems.push(`${path}: a room has the shelves ${shelves.join(', ')} only`);
    if (path.startsWith('src/') && !isTest(path) && !isData(path) && !path.endsWith('.css')) {
      shelfSizes.set(dirname(path), (shelfSizes.get(dirname(path)) ?? 0) + 1);
    }
  }
  for (const [folder, size] of shelfSizes) {
    if (size > fullestShelf && !isLanguage(folder))
      problems.push(`${folder} holds ${size} files: above ${fullestShelf} it is two rooms`);
  }
  return problems;
}

/** Median and ninth decile of the lengths, in lines. */
export function lengthFigures(files: readonly File[]): { median: number; nineInTen: number } {
  const sizes = files
    .filter(({ path }) => !isData(path) && !isTest(path))
    .map(({ lines }) => lines)
    .sort((a, b) => a - b);
  const at = (share: number) => sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * share))] ?? 0;
  return { median: at(0.5), nineInTen: at(0.9) };
}

if (import.meta.main) {
  const files = sourceFiles(
    (path) =>
      /^(src|tools|bench|tests)\/.*\.(tsx?|mjs|css)$/.test(path) && !path.startsWith('tests/planted/'),
  ).map((path) => ({ path, lines: readText(path).split('\n').length - 1 }));
  const { median, nineInTen } = lengthFigures(files);
  console.log(`${files.length} files, median ${median} lines, nine in ten up to ${nineInTen}`);
  report(lengthProblems(files));
}
