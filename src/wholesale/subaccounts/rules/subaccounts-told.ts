import { subaccountsPath } from './subaccount.ts';

const known = ['created', 'saved', 'deleted', 'notAllowed', 'expired', 'guarded'] as const;

/** What the list of subaccounts says that was just done, or why nothing was. */
export type SubaccountsTold = (typeof known)[number];

/** What an address says was done; null for anything else. */
export function subaccountsToldBy(value: string | null): SubaccountsTold | null {
  return known.find((told) => told === value) ?? null;
}

/** The list, saying what was done. */
export const tellingSubaccounts = (told: SubaccountsTold) => `${subaccountsPath}?done=${told}`;
