import { inDigits } from '../in-digits.ts';

export const staffRemoveDemo = {
  title: 'Elimina i dati di prova',
  intro:
    'Toglie dal negozio tutto quello che è inventato: prodotti, persone e ordini. Le impostazioni che hai scelto, il tuo accesso, il registro delle modifiche e i prodotti che hai aggiunto tu restano.',
  /** what has to be typed */
  word: 'elimina',
  goes: 'Che cosa viene eliminato',
  counts: {
    products: 'Prodotti',
    categories: 'Categorie',
    brands: 'Marche',
    customers: 'Clienti e accessi di prova',
    orders: 'Ordini',
    offers: 'Offerte',
    conversations: 'Conversazioni e richieste di preventivo',
    coupons: 'Coupon',
    images: 'Immagini',
  },
  count: (number: number) => inDigits('it', number),
  notes: [
    'Se ne vanno anche carrelli, recensioni, listino e gruppo delle officine, tabelle e testi di prova, e i dati della ditta inventata che non hai cambiato, IBAN compreso.',
    'Gli ordini sono quelli con articoli di prova o di clienti di prova; un ordine di soli articoli tuoi resta.',
    'Categorie, marche, etichette, attributi e immagini che i tuoi prodotti usano restano.',
    'Non si può annullare. Se hai dubbi, fai prima un backup.',
  ],
  type: (word: string) => `Per confermare scrivi “${word}”`,
  press: 'Elimina i dati di prova',
  toRemoval: 'Elimina i dati di prova',
  states: {
    nothing: 'Questo negozio non contiene dati di prova.',
    removed: 'I dati di prova sono stati eliminati. Il negozio è tuo: i primi passi lo mettono a tuo nome.',
    removing: 'Sto eliminando i dati di prova: ci vuole qualche minuto. Puoi lasciare questa pagina.',
    unmarked:
      'Questo negozio è stato riempito da una versione precedente, che non annotava che cosa è inventato: non si può distinguere con certezza da ciò che è tuo. Per un negozio vero comincia da una cartella dati nuova, con DEMO_PRODUCTS=0.',
    'not-own':
      'Serve un amministratore tuo: registrati nel negozio come un cliente, apri qui il tuo account tra i clienti, dagli il ruolo di amministratore e accedi con quello. L’accesso di prova viene eliminato con il resto.',
  },
  toCustomers: 'Vai ai clienti',
  toSetUp: 'Vai ai primi passi',
  problems: {
    expired: 'La pagina era aperta da troppo tempo: riprova.',
    'wrong-word': (word: string) => `scrivi “${word}” per confermare`,
    refused: 'Ora non si può: guarda qui sotto perché.',
  },
};
declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffRemoveDemo: typeof staffRemoveDemo;
  }
}
