import type { ListRefusal } from './list-refusal.ts';

/** The sentences that tell why nothing was done with a list. */
type RefusalWords = {
  readonly [Code in ListRefusal['code']]: Extract<ListRefusal, { readonly code: Code }> extends {
    readonly limit: number;
  }
    ? (limit: number) => string
    : string;
};

/** What the buyer reads of a refusal. */
export function listRefusalSentence(words: RefusalWords, error: ListRefusal): string {
  return 'limit' in error ? words[error.code](error.limit) : words[error.code];
}
