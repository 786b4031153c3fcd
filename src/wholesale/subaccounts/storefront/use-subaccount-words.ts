import { useWords } from '#kit/words/storefront/use-words.ts';
import { subaccountsFor } from '#messages/buying/subaccounts-for.ts';
import type { SubaccountsMessages } from '#messages/it/subaccounts.ts';

/** The words of subaccounts in the language of the page. */
export function useSubaccountWords(): SubaccountsMessages {
  return subaccountsFor(useWords().locale);
}
