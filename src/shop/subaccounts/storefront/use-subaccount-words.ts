import { subaccountsFor } from '#messages/buying/subaccounts-for.ts';
import type { SubaccountsMessages } from '#messages/it/subaccounts.ts';
import { useWords } from '#shop/site/storefront/use-words.ts';

/** The words of subaccounts in the language of the page. */
export function useSubaccountWords(): SubaccountsMessages {
  return subaccountsFor(useWords().locale);
}
