import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readText, report, sourceFiles } from './source-files.ts';

const roots = ['src', 'demo', 'tools', 'tests', 'bench', 'docs', 'public', '.ci'];

/** Paths and npm scripts that a document names but that do not exist; a decision that was superseded names what there was. */
export function deadReferences(
  document: { path: string; text: string },
  tree: { exists: (path: string) => boolean; scripts: readonly string[] },
): readonly string[] {
  const isSuperseded = /^Status: .*\bsuperseded\b/m.test(document.text);
  const problems: string[] = [];
  const say = (what: string) => problems.push(`${document.path} names ${what}, which does not exist`);
  for (const [, code = ''] of document.text.matchAll(/`([^`\n]+)`/g)) {
    const script = /^npm run ([\w-]+)/.exec(code)?.[1];
    if (script && !tree.scripts.includes(script)) say(`the script ${script}`);
    const path = /^([\w.@-]+(?:\/[\w.@-]+)+\/?)$/.exec(code)?.[1];
    if (path && roots.includes(path.split('/')[0] ?? '') && !isSuperseded && !tree.exists(path)) {
      say(path);
    }
  }
  for (const [, target = ''] of document.text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)) {
    if (/^[a-z]+:/.test(target)) continue;
    const path = join(dirname(document.path), target);
    if (!tree.exists(path)) say(path);
  }
  return problems;
}

if (import.meta.main) {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readText('package.json'));
  const tree = { exists: existsSync, scripts: Object.keys(scripts) };
  const documents = sourceFiles((path) => path.endsWith('.md') && path !== 'docs/requirements.md');
  report(documents.flatMap((path) => deadReferences({ path, text: readText(path) }, tree)));
}
