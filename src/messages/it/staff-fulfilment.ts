/** In the menu. */
export const menu = { fulfilment: 'Spedizioni' };

export const staffFulfilment = {
  title: 'Ordini da spedire',
  back: 'Torna agli ordini da spedire',
  intro:
    'Gli ordini in lavorazione con pezzi che non sono ancora partiti, dal più vecchio. Scegline alcuni per prelevarli insieme; apri un ordine per registrare i pacchi.',
  empty: 'Nessun ordine da spedire: è partito tutto.',
  order: 'Ordine',
  orderNumber: (number: number) => `Ordine ${number}`,
  placedAt: 'Ricevuto il',
  shipping: 'Spedizione',
  locations: 'Parte da',
  piecesLeft: 'Pezzi da spedire',
  state: 'Stato',
  states: {
    waiting: 'Da spedire',
    partly: 'Spedito in parte',
    picking: 'In prelievo',
    picked: 'Prelevato',
    lacking: (pieces: number) => (pieces === 1 ? 'Manca 1 pezzo' : `Mancano ${pieces} pezzi`),
  },
  carriers: {
    title: 'Vettori',
    intro:
      'Chi porta i pacchi. Con l’indirizzo di tracciamento, il cliente segue il pacco dall’email e dalla pagina dell’ordine.',
    add: 'Nuovo vettore',
    newTitle: 'Nuovo vettore',
    back: 'Torna ai vettori',
    empty: 'Nessun vettore: aggiungi quelli a cui consegni i pacchi.',
    fields: { name: 'Nome', trackingUrl: 'Indirizzo di tracciamento', active: 'Da proporre' },
    hints: {
      trackingUrl:
        'La pagina del vettore che mostra dov’è un pacco, con {tracking} al posto del numero di spedizione. Vuoto se non ce n’è una.',
      active:
        'Si propone quando si registra un pacco. Un vettore che ha già portato pacchi non si elimina: togli questo segno.',
    },
    notFollowed: 'Nessuno',
    parcels: 'Pacchi',
    state: 'Stato',
    active: 'Si propone',
    inactive: 'Non si propone',
    remove: 'Elimina il vettore',
    removeHint: 'Non ha portato nessun pacco: puoi eliminarlo senza conseguenze.',
    removed: 'Il vettore è stato eliminato.',
    used: (parcels: number) =>
      parcels === 1
        ? 'Non è stato eliminato: ha già portato un pacco. Per non proporlo più togli il segno a “Da proporre”.'
        : `Non è stato eliminato: ha già portato ${parcels} pacchi. Per non proporlo più togli il segno a “Da proporre”.`,
    problems: {
      'no-name': 'Scrivi un nome di 60 caratteri al massimo.',
      taken: 'C’è già un vettore con questo nome.',
      'bad-tracking-url':
        'Scrivi un indirizzo che comincia con https:// e contiene {tracking} dopo il nome del sito, oppure lascia vuoto.',
    },
  },
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffFulfilment: typeof staffFulfilment;
  }
}
