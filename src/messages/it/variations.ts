export const variations = {
  chooseOption: 'Scegli un’opzione',
  reset: 'Azzera la selezione',
  selectionNeeded: 'Seleziona le opzioni del prodotto prima di aggiungerlo al carrello.',
  unavailable: "Questo prodotto non è disponibile. Scegli un'altra combinazione.",
  noMatch: "Nessun prodotto corrisponde alla tua scelta. Prova con un'altra combinazione.",
  resetDone:
    'La tua selezione è stata azzerata. Seleziona le opzioni del prodotto prima di aggiungerlo al carrello.',
  chooseToSee: 'Scegli le opzioni per vedere prezzo e disponibilità.',
  lookingUp: 'Verifico prezzo e disponibilità…',
  outOfStock: 'Esaurito',
  notAvailable: 'Non disponibile',
  stockLeft: (left: number) => (left === 1 ? 'Solo 1 rimasto' : `Solo ${left} rimasti`),
  lookupFailed: 'Prezzo e disponibilità non sono arrivati: controlla la connessione.',
  retryLookup: 'Riprova',
};

export type VariationsMessages = typeof variations;
