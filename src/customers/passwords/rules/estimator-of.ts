import { longestPassword } from './password-strength.ts';

/** The score of a password from 0 to 4; `words` make it weaker (PWD-05). */
export type Estimate = (password: string, words: readonly string[]) => number;

/** Words by the name of their list. */
type Dictionary = Record<string, (string | number)[]>;

/** The parts of the estimator, which page and server load for themselves, and late: half a megabyte that few ever need. */
export type EstimatorParts<Graphs> = readonly [
  core: {
    readonly ZxcvbnFactory: new (options: {
      readonly dictionary: Dictionary;
      readonly graphs: Graphs;
      readonly maxLength: number;
    }) => { check(password: string, words: string[]): { readonly score: number } };
  },
  common: { readonly dictionary: Dictionary; readonly adjacencyGraphs: Graphs },
  italian: { readonly dictionary: Dictionary },
];

/** The estimator of the shop: common words and Italian ones, patterns of keyboards, passwords as long as they may be (PWD-05). */
export function estimatorOf<Graphs>([core, common, italian]: EstimatorParts<Graphs>): Estimate {
  const estimator = new core.ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...italian.dictionary },
    graphs: common.adjacencyGraphs,
    maxLength: longestPassword,
  });
  return (password, words) => estimator.check(password.normalize('NFKC'), [...words]).score;
}
