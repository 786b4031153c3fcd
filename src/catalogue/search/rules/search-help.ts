import type { SuggestedSection } from './suggestions.ts';

/** What is offered after a search that found nothing. */
export type SearchHelp = {
  /** the same search with single words of it, where each of them finds something */
  readonly fewerWords: readonly string[];
  /** categories that come near the words */
  readonly categories: readonly SuggestedSection[];
  /** the largest categories of the shop, where none comes near */
  readonly popular: readonly SuggestedSection[];
  readonly contact: { readonly phone: string; readonly email: string };
};

/** What there is to say of a search that found nothing as it was typed. */
export type SearchOutcome = {
  /** the words whose results are shown instead */
  readonly takenFor: string | null;
  /** where nothing at all is shown */
  readonly help: SearchHelp | null;
};
