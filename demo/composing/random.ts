/** A stream of numbers from one seed: the same seed gives the same stream on every machine. */
export type Random = {
  /** from 0 up to, not including, 1 */
  next(): number;
  /** a whole number, both ends included */
  whole(min: number, max: number): number;
  /** true with the given probability */
  chance(probability: number): boolean;
  pick<T>(choices: readonly T[]): T;
  /** `count` different choices in their given order, or all where there are fewer */
  some<T>(choices: readonly T[], count: number): T[];
};

const golden = 0x6d2b79f5;

// mulberry32: small, fast, and good enough for a catalogue.
function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + golden) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The stream of one thing: `index` tells the things apart, so that none depends on how many others there are. */
export function randomOf(seed: number, index: number): Random {
  const next = mulberry32(Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35));
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    pick(choices) {
      const choice = choices[whole(0, choices.length - 1)];
      if (choice === undefined) throw new RangeError('nothing to pick from');
      return choice;
    },
    some(choices, count) {
      const chosen: (typeof choices)[number][] = [];
      let wanted = Math.min(count, choices.length);
      for (const [index, choice] of choices.entries()) {
        if (next() * (choices.length - index) >= wanted) continue;
        chosen.push(choice);
        wanted -= 1;
      }
      return chosen;
    },
  };
}
