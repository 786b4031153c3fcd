import type { KnownVariation } from './known-variation.ts';

/** What variations are chosen by: wire names, each with its options in order. */
export type Axes = readonly { readonly name: string; readonly slugs: readonly string[] }[];

/** Up to so many combinations of options the page has a map of those that exist, a third of a byte for each. */
export const mostCombinations = 65_536;

const perDigit = 3;
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

// Two bits for each combination: none, not offered, sold out, available.
const stateOf = ({ active, buyable }: KnownVariation) => (active === false ? 1 : buyable ? 3 : 2);

const sizeOf = (axes: Axes) => axes.reduce((product, { slugs }) => product * slugs.length, 1);

/**
 * A map of which combinations of options exist and can be bought, for a product whose variations are not on its page: its selects can
 * still leave out options that go with nothing (VAR-16, VAR-27). Null where there are too many combinations.
 */
export function mapCombinations(axes: Axes, variations: readonly KnownVariation[]): string | null {
  const size = sizeOf(axes);
  if (size === 0 || size > mostCombinations) return null;
  const states = new Uint8Array(Math.ceil(size / perDigit) * perDigit);
  for (const variation of variations) {
    for (const position of positionsOf(axes, variation)) {
      // Of variations with the same combination the first in their order counts (VAR-10).
      if (states[position] === 0) states[position] = stateOf(variation);
    }
  }
  let text = '';
  for (let at = 0; at < states.length; at += perDigit) {
    const value = ((states[at] ?? 0) << 4) | ((states[at + 1] ?? 0) << 2) | (states[at + 2] ?? 0);
    text += digits[value];
  }
  return text;
}

function positionsOf(axes: Axes, { attributes }: KnownVariation): number[] {
  let positions = [0];
  for (const { name, slugs } of axes) {
    const own = attributes[name] ?? '';
    const ats = own === '' ? slugs.map((_, at) => at) : [slugs.indexOf(own)].filter((at) => at !== -1);
    positions = positions.flatMap((position) => ats.map((at) => position * slugs.length + at));
  }
  return positions;
}

/** The combinations that a map holds. */
export function readCombinations(axes: Axes, map: string): readonly KnownVariation[] {
  const known: KnownVariation[] = [];
  const size = sizeOf(axes);
  for (let position = 0; position < size; position += 1) {
    const value = digits.indexOf(map[Math.floor(position / perDigit)] ?? 'A');
    const state = (value >> (4 - 2 * (position % perDigit))) & 3;
    if (state > 0)
      known.push({ attributes: mixtureAt(axes, position), active: state > 1, buyable: state === 3 });
  }
  return known;
}

function mixtureAt(axes: Axes, position: number): Record<string, string> {
  const attributes: Record<string, string> = {};
  let left = position;
  for (const { name, slugs } of axes.toReversed()) {
    attributes[name] = slugs[left % slugs.length] ?? '';
    left = Math.floor(left / slugs.length);
  }
  return attributes;
}
