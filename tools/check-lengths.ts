import { basename, dirname } from 'node:path';
import { readText, report, sourceFiles } from './source-files.ts';

const longest = 300;
const fewestInInnerFolder = 3;
const forbiddenFolders = ['utils', 'helpers', 'common', 'shared', 'lib', 'misc', 'core'];
const layers = ['rules', 'server', 'storefront', 'back-office'];
// What is no part of the shop's groups, or has no layers.
const withoutLayers = /^src\/(?:messages|kit\/ui|foundation\/(?:database|services|request-context)|http)\//;
// A folder of a route or of a call may be as small as they are.
const smallFolders = /^src\/(?:messages|http\/pages)\//;

type File = { readonly path: string; readonly lines: number };

const isData = (path: string) =>
  /\.data\.tsx?$|\/migrations\/|^src\/foundation\/database\/tables\.ts$/.test(path);
const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const isSource = (path: string) => /\.tsx?$/.test(path) && !isTest(path);

/** What breaks the rules of size and naming, one sentence each. */
export function lengthProblems(files: readonly File[]): readonly string[] {
  return [...files.flatMap(problemsOfFile), ...innerFolderProblems(files)];
}

function problemsOfFile({ path, lines }: File): readonly string[] {
  const problems: string[] = [];
  if (lines > longest && !isData(path))
    problems.push(`${path} has ${lines} lines: above ${longest} it is two files`);
  const forbidden = dirname(path)
    .split('/')
    .find((folder) => forbiddenFolders.includes(folder));
  if (forbidden)
    problems.push(`${path} lies in a folder called ${forbidden}: what has no better name has no owner`);
  if (!/^[a-z0-9.$-]+$/.test(basename(path))) problems.push(`${path} is not named in kebab-case`);
  const module = /^src\/[^/]+\/[^/]+\/([^/]+)/.exec(path);
  if (path.startsWith('src/') && !withoutLayers.test(path) && !layers.includes(module?.[1] ?? ''))
    problems.push(`${path}: a module has the layers ${layers.join(', ')} only`);
  return problems;
}

/** An inner folder hides what it holds: it must hold enough to be worth its name. */
function innerFolderProblems(files: readonly File[]): readonly string[] {
  const sizes = new Map<string, number>();
  for (const { path } of files) {
    if (!isSource(path) || !path.startsWith('src/') || smallFolders.test(path)) continue;
    const folders = dirname(path).split('/');
    const inner = layers.includes(folders[3] ?? '') ? folders.slice(4) : folders.slice(3);
    const outer = folders.length - inner.length;
    for (const [at] of inner.entries()) {
      const folder = folders.slice(0, outer + at + 1).join('/');
      sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
    }
  }
  return [...sizes].flatMap(([folder, size]) =>
    size < fewestInInnerFolder
      ? [`${folder} holds ${size} files: below ${fewestInInnerFolder} they lie in the folder around it`]
      : [],
  );
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
      /^(src|demo|tools|bench|tests)\/.*\.(tsx?|mjs|css)$/.test(path) && !path.startsWith('tests/planted/'),
  ).map((path) => ({ path, lines: readText(path).split('\n').length - 1 }));
  const { median, nineInTen } = lengthFigures(files);
  console.log(`${files.length} files, median ${median} lines, nine in ten up to ${nineInTen}`);
  report(lengthProblems(files));
}
