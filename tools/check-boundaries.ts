import { cruise } from 'dependency-cruiser';
import boundaries from '../boundaries.mjs';
import { type Import, importsOnCycles, partOf, reachableFrom } from './find-cycles.ts';

/** A broken import rule: its name and the two files. */
export type Violation = {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
  readonly comment: string;
};

const cycleRules = [
  ['no-module-cycles', 'module', 'Two modules that need each other are one module, or hide a third.'],
  ['no-layer-cycles', 'layer', 'Two layers that need each other are one layer.'],
] as const;

const islandRule = [
  'islands-stay-small',
  'The chunk of an island holds neither the server, nor the router, nor the reading of schemas.',
] as const;
const islandFile = /\.island\.tsx?$/;
const notForIslands =
  /\/server\/|^(?:tests\/planted\/)?src\/(?:http|foundation\/(?:database|services|request-context))\/|^node_modules\/(?:zod|react-router)\//;

/** What the files of islands bring into a browser, by whatever way, that does not belong there. */
function islandImports(imports: readonly Import[]): readonly Import[] {
  const edges = new Map<string, Set<string>>();
  for (const { from, to } of imports) edges.set(from, (edges.get(from) ?? new Set()).add(to));
  return [...edges.keys()]
    .filter((file) => islandFile.test(file))
    .flatMap((from) => [...reachableFrom(from, edges)].map((to) => ({ from, to })))
    .filter(({ to }) => notForIslands.test(to));
}

/** Checks the import rules below a folder; throws when no file was read at all, since then nothing was checked. */
export async function findViolations(
  folder: string,
  forbidden: readonly unknown[],
): Promise<readonly Violation[]> {
  // The library's own type of rules is wider than what a JavaScript file can say.
  const ruleSet = { ...boundaries, forbidden } as never;
  const result = await cruise([folder], { ...boundaries.options, ruleSet, validate: true } as never);
  if (typeof result.output === 'string') throw new Error('the import check answered with text');
  const { modules, summary } = result.output;
  if (summary.totalCruised === 0) throw new Error('the import check read no file');
  const comments = new Map(boundaries.forbidden.map(({ name, comment }) => [name, comment ?? '']));
  const broken = summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    to,
    comment: comments.get(rule.name) ?? '',
  }));
  const isTest = (path: string) => /\.test\.tsx?$/.test(path);
  const shipped = modules
    .flatMap(({ source, dependencies }) => dependencies.map((to) => ({ from: source, ...to })))
    .filter(({ from, resolved }) => !isTest(from) && !isTest(resolved))
    .map(({ from, resolved, dependencyTypes }) => ({
      from,
      to: resolved,
      isType: dependencyTypes.includes('type-only'),
    }));
  const onCycles = cycleRules.flatMap(([rule, of, comment]) =>
    importsOnCycles(shipped, (path) => partOf(path, folder, of)).map((edge) => ({ rule, comment, ...edge })),
  );
  const [rule, comment] = islandRule;
  const intoIslands = islandImports(shipped.filter(({ isType }) => !isType));
  return [...broken, ...onCycles, ...intoIslands.map((edge) => ({ rule, comment, ...edge }))];
}

if (import.meta.main) {
  const violations = await findViolations('src', boundaries.forbidden);
  for (const { rule, from, to, comment } of violations)
    console.error(`${rule}: ${from} -> ${to}\n  ${comment}`);
  process.exitCode = violations.length > 0 ? 1 : 0;
}
