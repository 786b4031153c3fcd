import { inDigits } from '../in-digits.ts';

export const purchaseLists = {
  title: 'Liste d’acquisto',
  intro: 'Quello che ordini spesso, pronto per il carrello ai prezzi di oggi.',
  back: 'Tutte le liste d’acquisto',
  none: {
    title: 'Non hai ancora una lista d’acquisto.',
    advice:
      'Riempi il carrello con quello che ordini spesso e salvalo con un nome: la prossima volta lo ritrovi qui.',
    toShop: 'Vai al negozio',
    toCart: 'Vai al carrello',
  },
  table: {
    name: 'Nome',
    owner: (name: string) => `di ${name}`,
    lines: 'Articoli',
    pieces: 'Pezzi',
    updated: 'Ultima modifica',
  },
  page: {
    updated: (moment: string) => `Ultima modifica: ${moment}`,
    lines: (title: string) => `Articoli della lista ${title}`,
    total: 'Totale della lista',
    totalNet: 'Totale della lista (IVA esclusa)',
    totalWaits: 'Aggiorna la lista per vedere il nuovo totale.',
    update: 'Aggiorna la lista',
    addToCart: 'Metti nel carrello',
    download: 'Scarica in CSV',
    remove: 'Togli',
    removeNamed: (name: string) => `Togli ${name} dalla lista`,
    gone: 'Non più in vendita: non verrà messo nel carrello.',
    goneQuantity: (quantity: number) => (quantity === 1 ? '1 pezzo' : `${quantity} pezzi`),
    priceThen: (before: string) => `Quando l’hai salvato: ${before}`,
    outOfStock: 'Non disponibile al momento.',
    onlyLeft: (left: number) => (left === 1 ? 'Ne è disponibile 1.' : `Ne sono disponibili ${left}.`),
    quantityRefused: (minimum: number, maximum: number | null, step: number) =>
      `Si acquista da ${minimum}${maximum === null ? '' : ` a ${maximum}`} pezzi${
        step > 1 ? `, a multipli di ${step}` : ''
      }.`,
    zeroSaved: 'Le righe con quantità 0 restano nella lista e non vanno nel carrello.',
    ofCompany: 'Questa lista è di un altro account della tua azienda: puoi acquistarla, non modificarla.',
    zeroLeaves: 'Le righe con quantità 0 escono dalla lista quando la aggiorni.',
  },
  delete: {
    open: 'Elimina la lista',
    question: "Vuoi davvero eliminare questa lista d'acquisto?",
    yes: 'Elimina',
    no: 'Annulla',
  },
  fromCart: {
    button: "Aggiungi il carrello a una lista d'acquisto",
    ask: "Nome della nuova lista d'acquisto:",
    save: 'Salva la lista',
    saved: 'Lista salvata',
    cancel: 'Annulla',
    toLists: 'Vedi le liste d’acquisto',
    toList: 'Vedi la lista',
  },
  done: {
    saved: 'La lista è stata salvata',
    deleted: (title: string) => `La lista “${title}” è stata eliminata.`,
  },
  inCart: (title: string, pieces: number) =>
    `Abbiamo messo nel carrello ${pieces === 1 ? '1 pezzo' : `${pieces} pezzi`} della lista “${title}”, ai prezzi di oggi.`,
  problems: {
    'list-empty': 'La lista è vuota',
    'title-missing': 'Scrivi un nome per la lista.',
    'title-too-long': (limit: number) => `Il nome può avere al massimo ${inDigits('it', limit)} caratteri.`,
    'too-many-lists': (limit: number) =>
      `Hai già ${inDigits('it', limit)} liste d’acquisto: eliminane una per salvarne un’altra.`,
    'too-many-lines': (limit: number) =>
      `Una lista può contenere al massimo ${inDigits('it', limit)} articoli.`,
    'unknown-list': 'Questa lista non esiste più.',
    'unknown-item': 'Un articolo non è più in vendita. Ricarica la pagina e riprova.',
    malformed: 'Indica le quantità con numeri interi da 0 a 9999.',
    expired: 'La pagina era aperta da troppo tempo. Non è cambiato nulla: riprova.',
    failed: 'Si è verificato un errore. Riprova.',
  },
  acknowledge: 'Ho capito',
  file: {
    code: 'Codice',
    product: 'Prodotto',
    quantity: 'Quantità',
    price: 'Prezzo (IVA inclusa)',
    priceNet: 'Prezzo (IVA esclusa)',
  },
};

export type PurchaseListsMessages = typeof purchaseLists;
