import { subaccountsPath } from './subaccount.ts';

const known = ['created', 'saved', 'deleted', 'notAllowed', 'expired', 'guarded'] as const;

/** What the list of subaccounts says that was just done, or why nothing was. */
export type SubaccountsFlash = (typeof known)[number];

/** What an address says was done; null for anything else. */
export function subaccountsFlashFrom(value: string | null): SubaccountsFlash | null {
  return known.find((flash) => flash === value) ?? null;
}

/** The list, saying what was done. */
export const withSubaccountsFlash = (flash: SubaccountsFlash) => `${subaccountsPath}?done=${flash}`;
