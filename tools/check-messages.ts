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

/** The words of sources, with hyphens and without. */
export const wordsOf = (sources: string): ReadonlySet<string> =>
  new Set([...(sources.match(/[A-Za-z_$][\w$-]*/g) ?? []), ...(sources.match(/[A-Za-z_$][\w$]*/g) ?? [])]);

/** Keys whose last name is none of the words. */
export const unusedKeys = (keys: readonly string[], words: ReadonlySet<string>): readonly string[] =>
  keys.filter((key) => !words.has(key.slice(key.lastIndexOf('.') + 1)));

/** Lines of code with accented emails: words that a person sees belong into the catalogues. */
export function accentedLines(path: string, text: string): readonly string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      /[àèéìíòóùúÀÈÉÌÒÙ]/.test(line.replace(/\/\*.*\*\/|^\s*(\/\/|\*|\/\*).*/g, ''))
        ? [`${path}:${index + 1}: ${line.trim()}`]
        : [],
    );
}

if (import.meta.main) {
  const catalogues = sourceFiles(
    (path) =>
      /^src\/messages\/it\/.*\.ts$/.test(path) && !/\/(?:every-page|storefront)\.ts$|\.test\.ts$/.test(path),
  );
  const isSource = (path: string) =>
    /^src\/.*\.tsx?$/.test(path) && !path.startsWith('src/messages/') && !/\.test\.tsx?$/.test(path);
  const sources = sourceFiles(isSource);
  const words = wordsOf(sources.map(readText).join('\n'));
  const problems: string[] = [];
  for (const path of catalogues) {
    const loaded: Record<string, unknown> = await import(pathToFileURL(path).href);
    for (const [module, texts] of Object.entries(loaded)) {
      if (typeof texts !== 'object' || texts === null) continue;
      for (const key of unusedKeys(messageKeys(texts), words))
        problems.push(`${path}: ${module}.${key} is used nowhere`);
    }
  }
  const mayHoldWords = (path: string) => path.startsWith('demo/') || path.endsWith('.data.ts');
  for (const path of sources.filter((source) => !mayHoldWords(source)))
    problems.push(...accentedLines(path, readText(path)));
  report(problems);
}
