/** The reports beside turnover. */
export const staffFigures = {
  about: 'Di che cosa',
  turnover: 'Fatturato',
  periodOf: (from: string, to: string) => `Dal ${from} al ${to}`,
  definition: 'Che cosa si conta',
  empty: 'In questo periodo non c’è nulla da contare. Scegli un periodo più lungo.',
  emptyChart: 'Nulla da disegnare in questo periodo.',
  chartOf: (column: string, division: string) =>
    `Grafico: ${column.toLocaleLowerCase('it')}, diviso per ${division.toLocaleLowerCase('it')}. I valori sono nella tabella.`,
  columnOf: (columns: Readonly<Record<string, string>>, name: string) => columns[name] ?? name,
  /** after the name of a column in a file */
  unit: { count: '', decimal: '', money: '', percent: ' (%)', hours: ' (ore)', days: ' (giorni)' },
  hours: (hours: string) => `${hours} ore`,
  days: (days: string) => `${days} giorni`,
  divisions: {
    day: 'Giorno',
    week: 'Settimana',
    month: 'Mese',
    customer: 'Cliente',
    seller: 'Inviato da',
    article: 'Articolo',
    brand: 'Marca',
    category: 'Categoria',
    coupon: 'Codice sconto',
    words: 'Testo cercato',
  },
  subjects: {
    quotes: {
      title: 'Preventivi vinti e persi',
      tab: 'Preventivi',
      fileName: 'preventivi',
      columns: {
        sent: 'Inviati',
        amount: 'Valore',
        won: 'Vinti',
        wonAmount: 'Valore vinto',
        lost: 'Persi',
        lostAmount: 'Valore perso',
        open: 'Aperti',
        openAmount: 'Valore aperto',
        rate: 'Vinti su decisi',
        answer: 'Tempo di risposta',
      },
      definition: [
        'Le offerte inviate nel periodo, con il valore delle righe senza IVA; di un’offerta rivista conta solo l’ultima versione.',
        'Vinta: il cliente l’ha ordinata. Persa: ritirata o scaduta senza ordine. Le altre sono aperte e non entrano nella percentuale.',
        'Il tempo di risposta è quello tra la richiesta di preventivo e la prima offerta: metà delle risposte è stata più veloce.',
        '“Inviato da” è chi del negozio ha inviato l’offerta; delle offerte più vecchie non è registrato.',
      ],
    },
    carts: {
      title: 'Carrelli abbandonati',
      tab: 'Carrelli',
      fileName: 'carrelli-abbandonati',
      columns: {
        carts: 'Carrelli',
        known: 'Di clienti registrati',
        lines: 'Righe',
        pieces: 'Pezzi',
        amount: 'Valore',
      },
      definition: [
        'I carrelli con almeno una riga che nessuno ha toccato né ordinato da più di 24 ore, nel giorno dell’ultima modifica. Se il cliente torna e ordina, il suo carrello non conta più.',
        'Il valore è ai prezzi che il cliente ha visto nel carrello, con o senza IVA come li vede lui; quello che non ha ancora visto vale zero.',
        'Sono nominati solo i clienti registrati; degli ospiti non si sa chi sono, e il loro carrello sparisce con la sessione.',
      ],
    },
    coupons: {
      title: 'Codici sconto',
      tab: 'Codici sconto',
      fileName: 'codici-sconto',
      columns: { uses: 'Usi', orders: 'Ordini', discount: 'Sconto dato', turnover: 'Fatturato' },
      definition: [
        'Gli ordini che contano come fatturato e hanno almeno un codice sconto, nel giorno in cui sono stati fatti; importi senza IVA, senza togliere i rimborsi.',
        'Lo sconto di un ordine con più codici è diviso secondo quanto ha tolto ciascuno. Il suo fatturato compare a ogni codice, ma nel totale conta una volta sola.',
      ],
    },
    stock: {
      title: 'Valore e rotazione del magazzino',
      tab: 'Magazzino',
      fileName: 'rotazione',
      columns: {
        sold: 'Pezzi venduti',
        cost: 'Costo del venduto',
        mean: 'Giacenza media',
        pieces: 'Giacenza finale',
        value: 'Valore finale',
        turns: 'Rotazione',
        cover: 'Copertura',
        dead: 'Pezzi fermi',
        deadValue: 'Valore fermo',
      },
      definition: [
        'La rotazione è quante volte nel periodo si è venduta la giacenza media: pezzi venduti, meno i resi, diviso i pezzi che c’erano in media, ora per ora.',
        'La copertura è per quanti giorni basta la giacenza finale se si vende come nel periodo. Fermo è ciò che alla fine c’era e nel periodo non si è venduto.',
        'Il valore è al costo medio che valeva alla fine del periodo, il costo del venduto a quello del momento della vendita; dove il costo non è noto, non c’è importo.',
        'La merce in viaggio tra due sedi conta come giacenza. Un articolo in più categorie conta nella prima.',
      ],
    },
    searches: {
      title: 'Ricerche senza risultato',
      tab: 'Ricerche',
      fileName: 'ricerche-senza-risultato',
      columns: { times: 'Ricerche', texts: 'Testi diversi' },
      definition: [
        'Le ricerche nel negozio che non hanno trovato nulla con le parole scritte, nel giorno in cui sono state fatte; lo stesso testo nello stesso secondo conta una volta.',
        'Si conserva solo il testo, mai chi ha cercato. Testi rari e vecchi si eliminano quando diventano troppi. Prima che si contassero per giorno, stanno tutte nel loro ultimo giorno.',
      ],
    },
  },
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffFigures: typeof staffFigures;
  }
}
