import { normaliseCode } from '#catalogue/search/rules/normalise-code.ts';
import { largestLineQuantity } from '#pricing/quantities/rules/largest-quantities.ts';
import type { LineReading, PastedLine } from './line-reading.ts';

/** The items that a code means: one by its own code, or as many as share an original code of the vehicle maker. */
export type KnownCode = { readonly kind: 'sku' | 'oe'; readonly itemIds: readonly number[] };

/** What is wanted of an item, by all lines that name it together. */
export type WantedByLines = {
  readonly itemId: number;
  readonly quantity: number;
  readonly lines: readonly number[];
};

type LineProblem = {
  readonly line: number;
  readonly text: string;
  readonly code: string;
  readonly reason:
    | { readonly kind: 'unknown' }
    /** not a whole number from 0 to 9999 */
    | { readonly kind: 'quantity' }
    /** parts that share the original code, of which one has to be chosen */
    | { readonly kind: 'ambiguous'; readonly itemIds: readonly number[] };
};

export type ResolvedLines = {
  readonly wanted: readonly WantedByLines[];
  readonly problems: readonly LineProblem[];
};

/**
 * Decides every line by the codes that the shop knows, by their normalised spelling: its first reading that is a code of the shop counts, an own code before
 * an original one. Lines of the same item are added up; a quantity of 0 wants nothing, a line without one wants one piece.
 */
export function resolveLines(
  lines: readonly PastedLine[],
  known: ReadonlyMap<string, KnownCode>,
): ResolvedLines {
  const wanted = new Map<number, WantedByLines>();
  const problems: LineProblem[] = [];
  for (const line of lines) {
    const found = choose(line.readings, known);
    const reading = found?.reading ?? line.meant;
    if (!reading) continue;
    const about = { line: line.number, text: line.text, code: reading.code };
    const [itemId, ...others] = found?.code.itemIds ?? [];
    const quantity = reading.quantity ?? 1;
    if (itemId === undefined) problems.push({ ...about, reason: { kind: 'unknown' } });
    else if (others.length > 0)
      problems.push({ ...about, reason: { kind: 'ambiguous', itemIds: [itemId, ...others] } });
    else if (!isWhole(quantity)) problems.push({ ...about, reason: { kind: 'quantity' } });
    else if (quantity > 0) {
      const before = wanted.get(itemId) ?? { itemId, quantity: 0, lines: [] };
      wanted.set(itemId, {
        itemId,
        quantity: before.quantity + quantity,
        lines: [...before.lines, line.number],
      });
    }
  }
  return { wanted: [...wanted.values()], problems };
}

const isWhole = (quantity: number) =>
  Number.isInteger(quantity) && quantity >= 0 && quantity <= largestLineQuantity;

function choose(readings: readonly LineReading[], known: ReadonlyMap<string, KnownCode>) {
  const found = readings.flatMap((reading) => {
    const code = known.get(normaliseCode(reading.code));
    return code ? [{ reading, code }] : [];
  });
  return found.find(({ code }) => code.kind === 'sku') ?? found[0] ?? null;
}

/** Every code that lines may name, by its normalised spelling, each once. */
export function codesOf(lines: readonly PastedLine[]): readonly string[] {
  return [...new Set(lines.flatMap(({ readings }) => readings.map(({ code }) => normaliseCode(code))))];
}
