import type { CartProblem } from './cart-state.ts';

/** The sentences that tell what is wrong with a line. */
export type ProblemWords = {
  readonly problemOutOfStock: (name: string) => string;
  readonly problemNotEnough: (name: string, available: number) => string;
  readonly problemNotPurchasable: (name: string) => string;
  readonly problemQuantity: (name: string, minimum: number, step: number) => string;
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
    case 'quantity-refused':
      return words.problemQuantity(problem.name, problem.limits.minimum, problem.limits.step);
  }
}
