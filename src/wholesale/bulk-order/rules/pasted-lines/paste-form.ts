/** The fields of the form that takes pasted lines or a file, posted to the page of the quick order; `use` names a code that replaces an unknown one. */
export const pasteFields = { lines: 'lines', file: 'file', use: 'use', problem: 'file_problem' } as const;

/** Largest file of lines, in bytes. */
export const mostFileBytes = 2 * 1024 * 1024;

/** Letters of pasted lines at most. */
export const longestPaste = 100_000;

/** Why a file is of no use. */
export const orderFileProblems = [
  'too-large',
  'empty',
  'old-excel',
  'wrong-type',
  'too-many-rows',
  'broken',
] as const;
export type OrderFileProblem = (typeof orderFileProblems)[number];

export const isOrderFileProblem = (text: string): text is OrderFileProblem =>
  (orderFileProblems as readonly string[]).includes(text);

/** The button of a near code: `3:DF-100` puts that code into line 3. */
export const writeUse = (line: number, from: string, to: string) => JSON.stringify([line, from, to]);

/** The text with an unknown code of one line replaced; the same text where the request says nothing that fits. */
export function replaceCode(text: string, use: string): string {
  const found = /^\[(\d{1,6}),("(?:[^"\\]|\\.)*"),("(?:[^"\\]|\\.)*")\]$/.exec(use);
  if (!found) return text;
  const [, line, from, to] = found;
  const [old, code]: readonly [string, string] = [unquoted(from), unquoted(to)];
  const lines = text.split(/\r\n|\r|\n/);
  const at = Number(line) - 1;
  return lines.map((one, position) => (position === at ? one.split(old).join(code) : one)).join('\n');
}

const unquoted = (text = '""') => text.slice(1, -1).replace(/\\(["\\])/g, '$1');
