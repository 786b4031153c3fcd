import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const SHOWN_LINES = 3;
const SHOWN_CHARACTERS = 240;

async function answersIn(folder: string): Promise<readonly string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile() && entry.name.endsWith('.txt'))
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort();
}

/** A long line from a little before the first character that differs. */
function around(line: string, other: string): string {
  let at = 0;
  while (at < line.length && line[at] === other[at]) at += 1;
  const from = Math.max(0, at - SHOWN_CHARACTERS / 4);
  return `${from > 0 ? '...' : ''}${line.slice(from, from + SHOWN_CHARACTERS)}`;
}

/** Classes numbered within the answer: two of other pages may have become one without a change of this one. */
function classesNumbered(answer: string): string {
  const numbers = new Map<string, number>();
  return answer.replace(/<class \d+>/g, (name) => {
    const number = numbers.get(name) ?? numbers.size + 1;
    numbers.set(name, number);
    return `<class ${number}>`;
  });
}

/** How two answers differ: the request, and the first lines that are not the same; null where they are equal to the byte. */
export function differenceOf(name: string, before: string, after: string): string | null {
  const [old, now] = [before, after].map((answer) => classesNumbered(answer).split('\n'));
  if (!old || !now || old.join('\n') === now.join('\n')) return null;
  const shown: string[] = [];
  for (let at = 0; at < Math.max(old.length, now.length) && shown.length < 2 * SHOWN_LINES; at += 1) {
    const [was, is] = [old[at] ?? '(no line)', now[at] ?? '(no line)'];
    if (was !== is)
      shown.push(`  line ${at + 1} was ${around(was, is)}`, `  line ${at + 1} is  ${around(is, was)}`);
  }
  return [`${name}: ${now[0]}`, ...shown].join('\n');
}

/** All differences between two recordings, one text for each answer. */
export async function compareAnswers(before: string, after: string): Promise<readonly string[]> {
  const [old, now] = [await answersIn(before), await answersIn(after)];
  const differences: string[] = [];
  for (const name of [...new Set([...old, ...now])].sort()) {
    if (!old.includes(name)) differences.push(`${name}: was not recorded`);
    else if (!now.includes(name)) differences.push(`${name}: is not asked any more`);
    else {
      const texts = await Promise.all([before, after].map((folder) => readFile(join(folder, name), 'utf8')));
      const difference = differenceOf(name, texts[0] ?? '', texts[1] ?? '');
      if (difference !== null) differences.push(difference);
    }
  }
  return differences;
}
