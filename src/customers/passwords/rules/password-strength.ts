/** The least score of a password that the shop calls good enough (PWD-13). */
export const minimumStrength = 3;

/** The most characters that a password may have: as many as an estimate takes no noticeable time for. */
export const longestPassword = 256;

export type StrengthLabel = 'veryWeak' | 'weak' | 'medium' | 'strong' | 'mismatch' | 'unknown';

export type Strength = {
  readonly label: StrengthLabel;
  /** the label is followed by a request for a better password (PWD-13) */
  readonly asksForMore: boolean;
  /** the hint is shown beside the label (PWD-11, PWD-12) */
  readonly hint: boolean;
};

const strong: Strength = { label: 'strong', asksForMore: false, hint: false };
const byScore: Readonly<Record<string, Strength>> = {
  0: { label: 'veryWeak', asksForMore: true, hint: true },
  1: { label: 'weak', asksForMore: true, hint: true },
  2: { label: 'weak', asksForMore: true, hint: true },
  3: { label: 'medium', asksForMore: false, hint: false },
  4: strong,
  5: { label: 'mismatch', asksForMore: false, hint: false },
};

/** What the meter says of a score (PWD-09 to PWD-13); of one without a label of its own that the strength is unknown. */
export function strengthOf(score: number): Strength {
  return byScore[score] ?? { label: 'unknown', asksForMore: false, hint: false };
}

/** Whether a judged password is below the minimum; one that could not be judged is not (PWD-15). */
export function isWeak(score: number): boolean {
  return score >= 0 && score < minimumStrength;
}

/**
 * The score of a password beside its confirmation, null where the form has none: 0 to 4 from the estimator, 5 where the confirmation differs,
 * -1 where no estimator has been loaded (PWD-05, PWD-09, PWD-10).
 */
export function judged(
  typed: { readonly password: string; readonly confirmation: string | null },
  estimate: ((password: string) => number) | null,
): number {
  const { password, confirmation } = typed;
  if (confirmation !== null && confirmation !== '' && confirmation !== password) return 5;
  return estimate === null ? -1 : estimate(password);
}
