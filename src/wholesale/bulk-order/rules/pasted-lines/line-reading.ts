import { normaliseCode } from '#catalogue/search/rules/normalise-code.ts';

/** One way to read a line: this part of it may be the code, and so many are wanted then; null where the line names no quantity. */
export type LineReading = { readonly code: string; readonly quantity: number | null };

/** A line that may order something, with its readings, the likeliest first. Quantities may be fractions or too large: they are judged later. */
export type PastedLine = {
  /** its number in the text, from 1 */
  readonly number: number;
  readonly text: string;
  readonly readings: readonly LineReading[];
  /** what is reported as unknown where no reading is a code of the shop; null: the line is words, and passed over */
  readonly meant: LineReading | null;
};

/** A longer code is none, and a shorter one says too little. */
export const longestPastedCode = 60;
export const shortestPastedCode = 3;

/** Readings of one line at most. */
export const mostReadings = 40;

export const mayBeCode = (text: string) => {
  const { length } = normaliseCode(text);
  return length >= shortestPastedCode && length <= longestPastedCode;
};
