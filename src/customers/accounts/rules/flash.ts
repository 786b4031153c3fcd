const known = [
  'password-reset',
  'registered',
  'waiting',
  'saved',
  'saved-confirm',
  'address-saved',
  'company-saved',
  'revoked',
  'all-revoked',
  'method-added',
  'wallet-added',
  'method-removed',
  'method-chosen',
  'confirmed',
  'confirm-sent',
  'log-in-link-sent',
] as const;

/** What a page of the account says that something else has just done. */
export type Flash = (typeof known)[number];

/** What an address says was done; null for anything else. */
export function flashFrom(value: string | null): Flash | null {
  return known.find((flash) => flash === value) ?? null;
}

/** A page that says what was done. */
export function withFlash(path: string, flash: Flash): string {
  return `${path}?told=${flash}`;
}
