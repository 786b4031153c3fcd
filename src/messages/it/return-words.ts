/** What returns are called, for customers and staff alike. */
export const returnKindNames = {
  defect: 'Difetto o danno',
  'wrong-part': 'Articolo sbagliato o non conforme all’ordine',
  ordinary: 'Non mi serve più',
  withdrawal: 'Recesso',
};

export const returnStateNames = {
  requested: 'Richiesto',
  approved: 'Approvato',
  sent: 'In viaggio',
  received: 'Ricevuto',
  restocked: 'Controllato',
  settled: 'Concluso',
  refused: 'Rifiutato',
  cancelled: 'Annullato',
};

export const exclusionNames = {
  'made-to-measure': 'fatto su misura o personalizzato',
  sealed: 'sigillato, non restituibile per igiene se aperto',
  mixed: 'mescolato con altri beni in modo inscindibile',
  software: 'software sigillato, non restituibile se aperto',
  perishable: 'a rapido deterioramento o scadenza',
};

/** Beside an article that nobody may withdraw from buying. */
export const noWithdrawal = (reason: string) => `Senza diritto di recesso: ${reason}`;
