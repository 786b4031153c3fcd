/** What is known of a number: `unknown` where the register did not answer, which never stops an order. */
export type VatAnswer = 'valid' | 'invalid' | 'unknown';

/** Who answered: the check digits alone, or the register of the member states. */
export type VatSource = 'check-digits' | 'register';

/** A check as the shop's record holds it. */
export type VatCheck = {
  readonly id: number;
  /** whole, with its prefix: `DE136695976` */
  readonly number: string;
  /** of the address that the number was given for, ISO 3166-1 alpha-2 */
  readonly country: string;
  readonly answer: VatAnswer;
  readonly source: VatSource;
  /** by which the register remembers the question; null without one */
  readonly consultationNumber: string | null;
  /** when the answer was given, milliseconds */
  readonly answeredAt: number;
};

/** How much an answer is worth in this shop, now. */
export type VatProof = {
  /** a register is asked: check digits are no proof then */
  readonly hasRegister: boolean;
  /** for how long an answer holds, milliseconds */
  readonly holdsMs: number;
  readonly now: number;
};

/** Whether an answer is still as good as a new one. */
export function isFresh({ answeredAt }: Pick<VatCheck, 'answeredAt'>, { holdsMs, now }: VatProof): boolean {
  return now - answeredAt < holdsMs;
}

/**
 * Whether a number is proven valid: by the register where the shop asks one, else by its check digits (VAT-02). An answer that is
 * unknown, or too old, proves nothing.
 */
export function isProven(check: VatCheck, proof: VatProof): boolean {
  const bySource = proof.hasRegister ? check.source === 'register' : true;
  return check.answer === 'valid' && bySource && isFresh(check, proof);
}
