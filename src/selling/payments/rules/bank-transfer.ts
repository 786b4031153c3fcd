export type BankTransfer = { readonly holder: string; readonly iban: string };

/** The shop's bank account from the settings. */
export function bankTransferOf(settings: {
  readonly bank_transfer_holder: string;
  readonly bank_transfer_iban: string;
}): BankTransfer {
  return { holder: settings.bank_transfer_holder, iban: settings.bank_transfer_iban };
}
