export const staffReceipts = {
  title: 'Merce ricevuta',
  intro:
    'Ogni consegna di un fornitore: prepara il carico, controllalo e registralo. Solo quando è registrato entra in giacenza.',
  add: 'Nuovo carico',
  newTitle: 'Nuovo carico',
  newHint:
    'Comincia dal fornitore e dal documento: poi aggiungi gli articoli con il lettore, da un elenco o per codice.',
  draftHint: 'Bozza: la giacenza cambia solo quando registri il carico.',
  titleOf: (supplier: string, document: string) =>
    document === '' ? `Carico da ${supplier}` : `Carico da ${supplier}, ${document}`,
  back: 'Torna alla merce ricevuta',
  link: (supplier: string, document: string) => (document === '' ? supplier : `${supplier}, ${document}`),
  empty: 'Ancora nessun carico. Con “Nuovo carico” registri la merce di un fornitore.',
  fields: {
    supplier: 'Fornitore',
    document: 'Numero del documento',
    documentOn: 'Data del documento',
    note: 'Nota',
    locationId: 'Arriva a',
  },
  at: 'Quando',
  by: 'Chi',
  lines: 'Righe',
  pieces: 'Pezzi',
  value: 'Valore',
  state: 'Stato',
  draft: 'Bozza',
  posted: 'Registrato',
  postedAt: 'Registrato',
  scanHint: 'Codice, EAN o numero originale. Ogni lettura aggiunge un pezzo.',
  paste: {
    title: 'Incolla un elenco',
    label: 'Righe',
    hint: 'Una per riga: codice, quantità, costo di un pezzo senza IVA; separati da tabulazione o punto e virgola, come da un foglio di calcolo.',
    button: 'Aggiungi le righe',
  },
  linesTitle: 'Articoli',
  noLines: 'Ancora nessun articolo.',
  unitCost: 'Costo di un pezzo (€)',
  sum: 'Totale',
  actions: 'Azioni',
  without: 'Togli',
  withoutOf: (code: string) => `Togli ${code}`,
  piecesOf: (code: string) => `Pezzi di ${code}`,
  costOf: (code: string) => `Costo di un pezzo di ${code}`,
  lastCost: (amount: string) => `l’ultima volta ${amount}`,
  sumOf: (lines: number, pieces: number, value: string) =>
    `${lines === 1 ? '1 articolo' : `${lines} articoli`}, ${pieces === 1 ? '1 pezzo' : `${pieces} pezzi`}, ${value} senza IVA`,
  post: 'Registra il carico',
  postHint:
    'I pezzi entrano in giacenza e il carico non si modifica più. Il costo è facoltativo: serve al costo medio e al valore del magazzino.',
  saveLines: 'Salva le righe',
  removeTitle: 'Elimina la bozza',
  removeHint: 'La giacenza non cambia.',
  remove: 'Elimina la bozza',
  done: {
    saved: 'Carico salvato come bozza.',
    lines: 'Righe salvate.',
    pasted: 'Righe aggiunte.',
    posted: 'Carico registrato: i pezzi sono in giacenza.',
    removed: 'La bozza è stata eliminata.',
  },
  problems: {
    'no-supplier': 'Scrivi il fornitore, in 120 caratteri al massimo.',
    'document-too-long': 'Scrivi un numero di 60 caratteri al massimo.',
    'not-a-day': 'Scrivi una data valida.',
    'note-too-long': 'Scrivi una nota di 300 caratteri al massimo.',
    conflict:
      'Intanto qualcuno ha cambiato questo carico: controlla le righe e riprova. Non è stato registrato nulla.',
    'no-location': 'Questa sede è stata chiusa: scegline un’altra.',
    'no-lines': 'Non c’è ancora nessun articolo.',
    'too-many-lines': 'Un carico ha al massimo 2.000 articoli: dividilo in due. Non è stato aggiunto nulla.',
    line: (code: string, problem: string) => `${code}: ${problem}.`,
    wrongLines: (lines: string, more: number) =>
      `${lines}${more > 0 ? ` E altre ${more}.` : ''} Non è stato aggiunto nulla.`,
  },
  wrongLine: (line: number, text: string, problem: string) => `Riga ${line} (${text}): ${problem}.`,
  lineProblems: {
    'not-a-quantity': 'scrivi una quantità intera da 1 a 1.000.000',
    'not-a-cost': 'scrivi un costo, per esempio 3,90, oppure lascia vuoto',
    'unknown-code': 'nessun articolo ha questo codice',
    'ambiguous-code': 'più articoli hanno questo numero, usa il loro codice',
  },
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffReceipts: typeof staffReceipts;
  }
}
