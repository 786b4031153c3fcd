/** What the checkout needs to offer a guest an account (CHK-02). */
export type NewAccountOffer = {
  /** of which the password should hold no words */
  readonly known: readonly string[];
  /** a weak password keeps the order from being placed (PWD-16) */
  readonly stopsWeak: boolean;
};
