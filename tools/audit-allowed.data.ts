/** A vulnerability that does not touch the shop: why not, who looked at it when, and until when that holds (YYYY-MM-DD). */
export type AllowedFinding = {
  /** the advisory, such as GHSA-xxxx-xxxx-xxxx */
  readonly id: string;
  readonly packageName: string;
  readonly reason: string;
  readonly decidedOn: string;
  readonly until: string;
};

/** Vulnerabilities that are known and do not touch the shop. An entry that has run out counts no longer: look again, then extend or remove it. */
export const allowedFindings: readonly AllowedFinding[] = [];
