/** What the checkout needs to offer a guest an account (CHK-02). */
export type NewAccountOffer = {
  /** words that the password should not contain */
  readonly known: readonly string[];
  /** a weak password refuses the order (PWD-16) */
  readonly stopsWeak: boolean;
};
