/** What a page needs for the buttons of the provider's script; null where the shop's own buttons stand alone. */
export type WalletButtonsOffer = {
  /** address of the configuration for this page */
  readonly config: string;
};
