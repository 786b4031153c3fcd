/** Whom the register is asked about, and who asks: `requester` is the shop's own number, null where it has none to show. */
export type RegisterQuestion = {
  /** as the register writes it: `EL` for Greece, `XI` for Northern Ireland */
  readonly prefix: string;
  readonly number: string;
  readonly requester: { readonly prefix: string; readonly number: string } | null;
};

export type RegisterAnswer =
  | {
      readonly answer: 'valid' | 'invalid';
      /** the register's number of the check; null where no requester with a VAT number was named */
      readonly consultationNumber: string | null;
      readonly name: string | null;
      readonly address: string | null;
    }
  /** why nothing is known, by the register's own code or ours */
  | { readonly answer: 'unknown'; readonly fault: string };

/** The register of VAT numbers of the member states. It never throws: every failure is `unknown`. */
export type VatRegister = { ask(question: RegisterQuestion): Promise<RegisterAnswer> };
