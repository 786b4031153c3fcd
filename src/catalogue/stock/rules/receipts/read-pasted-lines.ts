import { readForm } from '#foundation/forms/rules/form-schema.ts';
import { type PastedProblem, receiptLineForm } from './receipt-form.ts';

/** A pasted line: a code, how many pieces, and what one has cost in cents. */
export type PastedLine = {
  /** from 1 on */
  readonly line: number;
  readonly text: string;
  readonly code: string;
  readonly quantity: number;
  readonly unitCost: number | null;
};

/**
 * Reads lines as they are copied from a spreadsheet or typed: code, quantity (1 where it is left out) and cost of a piece, between tabs or semicolons.
 * Empty lines are passed over, and so is a first one whose quantity is a word: the heads of columns.
 */
export function readPastedLines(text: string): {
  readonly lines: readonly PastedLine[];
  readonly problems: readonly PastedProblem[];
} {
  const lines: PastedLine[] = [];
  const problems: PastedProblem[] = [];
  for (const [index, whole] of text.split(/\r\n?|\n/).entries()) {
    const [code = '', pieces = '', cost = ''] = whole.split(/[\t;]/).map((cell) => cell.trim());
    if (code === '') continue;
    const at = { line: index + 1, text: whole.trim().slice(0, 80) };
    const read = readForm(receiptLineForm, { quantity: [pieces === '' ? '1' : pieces], cost: [cost] });
    if (read.ok && read.draft.quantity !== null) {
      lines.push({ ...at, code, quantity: read.draft.quantity, unitCost: read.draft.cost });
    } else if (index > 0 || !/^\p{L}/u.test(pieces)) {
      problems.push({ ...at, code: read.ok ? 'not-a-quantity' : (read.problems.quantity ?? 'not-a-cost') });
    }
  }
  return { lines, problems };
}
