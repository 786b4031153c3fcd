import { largestLineQuantity } from '#shop/quantities/rules/constants.ts';
import type { CartProblem } from './cart-state.ts';

/** The sentences that tell what is wrong with a line. */
export type ProblemWords = {
  readonly problemOutOfStock: (name: string) => string;
  readonly problemNotEnough: (name: string, available: number) => string;
  readonly problemNotPurchasable: (name: string) => string;
  readonly problemQuantity: (name: string, minimum: number, maximum: number | null, step: number) => string;
};

/** What the buyer reads of a problem, in the language of the words given. */
export function problemSentence(words: ProblemWords, problem: CartProblem): string {
  switch (problem.code) {
    case 'out-of-stock':
      return words.problemOutOfStock(problem.name);
    case 'not-enough-stock':
      return words.problemNotEnough(problem.name, problem.available);
    case 'not-purchasable':
      return words.problemNotPurchasable(problem.name);
    case 'quantity-refused': {
      const { minimum, maximum, step } = problem.limits;
      return words.problemQuantity(
        problem.name,
        minimum,
        maximum < largestLineQuantity ? maximum : null,
        step,
      );
    }
  }
}
