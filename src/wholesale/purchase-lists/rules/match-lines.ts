import { largestLineQuantity } from '#pricing/quantities/rules/largest-quantities.ts';
import type { ListResult } from './list-refusal.ts';
import type { WantedItem } from './product-string.ts';

/** A line that a list holds already. */
type SavedLine = { readonly id: number; readonly itemId: number | null; readonly quantity: number };

/** What a list is to hold: lines it has, with another quantity, and items that are new to it, in their order. */
type MatchedLines = {
  readonly remaining: readonly { readonly id: number; readonly quantity: number }[];
  readonly added: readonly WantedItem[];
};

/** What a list is to hold: items, as the wire names them, or lines by their ids, as its own form does. */
export type ListRequest =
  | { readonly items: readonly WantedItem[] }
  | { readonly lines: readonly { readonly id: number; readonly quantity: number }[] };

/**
 * Matches the requested content of a list with its lines. An item with more than one line, by different choices, is matched in the order
 * of the request; further entries of it add up. A line that is not requested is removed (LIST-12).
 */
export function matchLines(lines: readonly SavedLine[], request: ListRequest): ListResult<MatchedLines> {
  return 'items' in request ? matchItems(lines, request.items) : matchIds(lines, request.lines);
}

function matchIds(
  lines: readonly SavedLine[],
  wanted: readonly { readonly id: number; readonly quantity: number }[],
): ListResult<MatchedLines> {
  const ids = new Set(lines.map(({ id }) => id));
  const remaining = new Map(wanted.filter(({ id }) => ids.has(id)).map(({ id, quantity }) => [id, quantity]));
  return { ok: true, remaining: [...remaining].map(([id, quantity]) => ({ id, quantity })), added: [] };
}

function matchItems(lines: readonly SavedLine[], items: readonly WantedItem[]): ListResult<MatchedLines> {
  const unnamed = new Map<number, SavedLine[]>();
  for (const line of lines) {
    if (line.itemId !== null) unnamed.set(line.itemId, [...(unnamed.get(line.itemId) ?? []), line]);
  }
  const remaining = new Map<number, number>();
  const added = new Map<number, number>();
  const lastOf = new Map<number, number>();
  for (const { itemId, quantity } of items) {
    const line = unnamed.get(itemId)?.shift();
    if (line) {
      remaining.set(line.id, quantity);
      lastOf.set(itemId, line.id);
      continue;
    }
    const last = lastOf.get(itemId);
    if (last === undefined) added.set(itemId, (added.get(itemId) ?? 0) + quantity);
    else remaining.set(last, (remaining.get(last) ?? 0) + quantity);
  }
  if ([...remaining.values(), ...added.values()].some((quantity) => quantity > largestLineQuantity)) {
    return { ok: false, error: { code: 'malformed' } };
  }
  return {
    ok: true,
    remaining: [...remaining].map(([id, quantity]) => ({ id, quantity })),
    added: [...added].map(([itemId, quantity]) => ({ itemId, quantity })),
  };
}

/** The lines that are worth saving: those of quantity 0 only where the setting says so (LIST-06). */
export function worthSaving<Line extends { readonly quantity: number }>(
  lines: readonly Line[],
  keepsZero: boolean,
): readonly Line[] {
  return keepsZero ? lines : lines.filter(({ quantity }) => quantity > 0);
}
