/** What somebody of the staff has to do before their role counts in this session: prove a second factor, or add a first one. */
export type MissingProof = 'verify' | 'enrol';

export type SecondFactorFacts = {
  /** an app or a passkey; backup codes alone are none */
  readonly hasFactor: boolean;
  /** the role demands one */
  readonly isRequired: boolean;
  /** in this session */
  readonly isVerified: boolean;
};

/** What is missing; null where the role counts. Whoever has a second factor proves it, whatever the role demands. */
export function missingProof({ hasFactor, isRequired, isVerified }: SecondFactorFacts): MissingProof | null {
  if (hasFactor) return isVerified ? null : 'verify';
  return isRequired ? 'enrol' : null;
}
