import { useWords } from '#kit/words/storefront/use-words.ts';
import type { OwnAccountMessages } from '#messages/it/own-account.ts';
import { ownAccountFor } from '#messages/own-account-for.ts';

/** The words of the account's own pages. */
export function useAccountWords(): OwnAccountMessages {
  return ownAccountFor(useWords().locale);
}
