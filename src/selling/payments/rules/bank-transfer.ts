export type BankTransfer = {
  readonly holder: string;
  readonly iban: string;
  /** '' where the shop names none, as the code and the instructions */
  readonly bank: string;
  readonly bic: string;
  readonly instructions: string;
};

/** The shop's bank account from the settings. */
export function bankTransferOf(settings: {
  readonly bank_transfer_holder: string;
  readonly bank_transfer_iban: string;
  readonly bank_transfer_bank: string;
  readonly bank_transfer_bic: string;
  readonly bank_transfer_instructions: string;
}): BankTransfer {
  return {
    holder: settings.bank_transfer_holder,
    iban: settings.bank_transfer_iban,
    bank: settings.bank_transfer_bank,
    bic: settings.bank_transfer_bic,
    instructions: settings.bank_transfer_instructions,
  };
}
