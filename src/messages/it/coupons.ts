export const coupons = {
  language: 'it' as 'it' | 'en',
  question: 'Hai un codice sconto?',
  label: 'Codice sconto',
  apply: 'Applica',
  applying: 'Applicazione in corso…',
  applied: (code: string) => `Il codice “${code}” è stato applicato.`,
  replaced: (code: string) =>
    `Il codice “${code}” è stato applicato al posto degli altri: non si somma ad altri codici.`,
  removed: (code: string) => `Il codice “${code}” è stato rimosso.`,
  remove: 'Rimuovi',
  removeNamed: (code: string) => `Rimuovi il codice ${code}`,
  discount: (code: string) => `Sconto (${code})`,
  freeShipping: 'Spedizione gratuita',
  notCounted: 'Non applicato',
  notApplied: (code: string) => `Il codice “${code}” non è nel carrello.`,
  noCode: 'Scrivi il codice sconto.',
  emptyCart: 'Il carrello è vuoto: aggiungi un articolo prima di usare il codice.',
  unknown: (code: string) => `Il codice “${code}” non esiste. Controlla di averlo scritto bene.`,
  alreadyApplied: (code: string) => `Il codice “${code}” è già applicato.`,
  notActive: (code: string) => `Il codice “${code}” non è più valido.`,
  notYet: (code: string, date: string) => `Il codice “${code}” vale dal ${date}.`,
  expired: (code: string, date: string) => `Il codice “${code}” è scaduto: valeva fino al ${date}.`,
  usedUp: (code: string) => `Il codice “${code}” è stato usato il numero massimo di volte.`,
  usedByBuyer: (code: string) => `Hai già usato il codice “${code}” tutte le volte consentite.`,
  belowMinimum: (code: string, minimum: string, missing: string) =>
    `Il codice “${code}” vale per acquisti di almeno ${minimum}: mancano ${missing}.`,
  aboveMaximum: (code: string, maximum: string) => `Il codice “${code}” vale per acquisti fino a ${maximum}.`,
  onlySaleItems: (code: string) =>
    `Il codice “${code}” non vale per gli articoli in offerta, e nel carrello ci sono solo quelli.`,
  noItem: (code: string) => `Il codice “${code}” non vale per gli articoli nel carrello.`,
  notCombinable: (code: string, other: string) =>
    `Il codice “${code}” non si somma al codice “${other}”. Rimuovi “${other}” per usarlo.`,
  tooManyGuesses: (minutes: number) =>
    `Sono stati provati troppi codici inesistenti. Riprova tra ${minutes === 1 ? 'un minuto' : `${minutes} minuti`}: intanto puoi completare l’ordine senza codice.`,
  removeToGoOn: 'Rimuovilo per proseguire.',
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    coupons: typeof coupons;
  }
}
