import { pathToFileURL } from 'node:url';
import { readText, report, sourceFiles } from './source-files.ts';

/** The leaves of a catalogue of words, as dotted paths. */
export function messageKeys(value: object, path = ''): readonly string[] {
  return Object.entries(value).flatMap(([key, entry]) =>
    entry !== null && typeof entry === 'object' && !Array.isArray(entry)
      ? messageKeys(entry, `${path}${key}.`)
      : [`${path}${key}`],
  );
}

/** What a source file names, with hyphens and without, and what it looks something up in by a value: `errors[code]`. */
export type SourceNames = { readonly names: ReadonlySet<string>; readonly lookedUp: ReadonlySet<string> };

export function namesIn(source: string): SourceNames {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return {
    names: new Set([...code.matchAll(/[A-Za-z_$][\w$-]*|[A-Za-z_$][\w$]*(?=-)/g)].map(([name]) => name)),
    lookedUp: new Set(
      [...code.matchAll(/([A-Za-z_$][\w$]*)\s*(?:\?\.)?\[(?!\])/g)].flatMap(([, name]) => name ?? []),
    ),
  };
}

/**
 * Keys that no source uses. A key is used where one file names it together with the object that it stands in; a key of an object that is
 * looked up by a value, or is one of `passedOn`, where any file names it.
 */
export function unusedKeys(
  keys: readonly string[],
  sources: readonly SourceNames[],
  passedOn: ReadonlySet<string> = new Set(),
): readonly string[] {
  const isNamed = (...names: readonly string[]) =>
    sources.some((source) => names.every((name) => source.names.has(name)));
  const isFree = (name: string) => passedOn.has(name) || sources.some(({ lookedUp }) => lookedUp.has(name));
  return keys.filter((key) => {
    const path = key.split('.');
    const [last = '', holder = last] = path.reverse();
    return !isNamed(last) || !(isNamed(last, holder) || path.some(isFree));
  });
}

/** Lines of code with accented letters: words that a person sees belong into the catalogues. */
export function accentedLines(path: string, text: string): readonly string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      /[àèéìíòóùúÀÈÉÌÒÙ]/.test(line.replace(/\/\*.*\*\/|^\s*(\/\/|\*|\/\*).*/g, ''))
        ? [`${path}:${index + 1}: ${line.trim()}`]
        : [],
    );
}

/** By catalogue: objects that one file hands to another as a whole, and catalogues that are themselves looked up by a value. */
const passedOn: Readonly<Record<string, readonly string[]>> = {
  ownAccount: ['logIn'],
  orderApproval: ['approve', 'reject', 'cancel'],
  staffTables: ['directions', 'footerCart', 'corners', 'ways'],
};
const lookedUp = /^(?:e|orderE|returnE)mails$|EmailTexts$|Settings$|^pageBlocks$/;

if (import.meta.main) {
  const catalogues = sourceFiles(
    (path) =>
      /^src\/messages\/it\/.*\.ts$/.test(path) && !/\/(?:every-page|storefront)\.ts$|\.test\.ts$/.test(path),
  );
  const isSource = (path: string) =>
    /^src\/.*\.tsx?$/.test(path) && !path.startsWith('src/messages/') && !/\.test\.tsx?$/.test(path);
  const sources = sourceFiles(isSource);
  const names = sources.map((path) => namesIn(readText(path)));
  const problems: string[] = [];
  for (const path of catalogues) {
    const loaded: Record<string, unknown> = await import(pathToFileURL(path).href);
    for (const [module, texts] of Object.entries(loaded)) {
      if (typeof texts !== 'object' || texts === null) continue;
      const keys = messageKeys(texts);
      const free = lookedUp.test(module) ? Object.keys(texts) : passedOn[module];
      for (const key of unusedKeys(keys, names, new Set(free)))
        problems.push(`${path}: ${module}.${key} is used nowhere`);
    }
  }
  const mayHoldWords = (path: string) => path.startsWith('demo/') || path.endsWith('.data.ts');
  for (const path of sources.filter((source) => !mayHoldWords(source)))
    problems.push(...accentedLines(path, readText(path)));
  report(problems);
}
