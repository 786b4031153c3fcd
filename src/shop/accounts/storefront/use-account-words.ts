import type { OwnAccountMessages } from '#messages/it/own-account.ts';
import { ownAccountFor } from '#messages/own-account-for.ts';
import { useWords } from '#shop/site/storefront/use-words.ts';

/** The words of the account's own pages. */
export function useAccountWords(): OwnAccountMessages {
  return ownAccountFor(useWords().locale);
}
