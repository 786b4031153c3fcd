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
    labels: {
      link: 'Etichette di BRT',
      title: (carrier: string) => `Etichette di ${carrier}`,
      back: 'Torna al vettore',
      note: 'Le etichette si creano con il servizio REST di BRT (shipments). I codici li comunica BRT con l’attivazione.',
      saved: 'Salvato: nella pagina di un pacco di questo vettore si può creare l’etichetta.',
      removed: 'Il collegamento è stato eliminato.',
      sealed:
        'Le credenziali salvate non si leggono più, perché la chiave del negozio è cambiata: scrivile di nuovo.',
      fields: {
        user: 'Utente',
        password: 'Password',
        customerCode: 'Codice cliente mittente',
        depot: 'Filiale di partenza',
        pricing: 'Codice tariffa',
        network: 'Network',
        confirms: 'Conferma esplicita: le spedizioni si confermano una per una, come concordato con BRT',
        address: 'Indirizzo del servizio',
      },
      hints: {
        password: 'È conservata cifrata e non si mostra più. Vuota: resta quella salvata.',
        customerCode: 'Sette cifre al massimo, di solito uguale all’utente.',
        network: 'Vuoto per quello normale.',
        address: 'Cambialo solo se BRT te ne dà un altro per le prove.',
      },
      remove: 'Elimina il collegamento',
      removeHint: 'Utente e password vengono cancellati. Le etichette già create restano.',
      problems: {
        'bad-user': 'Scrivi l’utente che ti ha dato BRT, senza spazi.',
        'bad-password': 'La password è troppo lunga.',
        'no-password': 'Scrivi la password.',
        'bad-code': 'Scrivi il codice cliente: solo cifre, sette al massimo.',
        'bad-depot': 'Scrivi il numero della filiale: tre cifre al massimo.',
        'bad-pricing': 'Scrivi tre lettere o cifre al massimo.',
        'bad-network': 'Scrivi una sola lettera, oppure lascia vuoto.',
        'bad-address': 'Scrivi un indirizzo https:// senza altro dopo il nome del sito.',
      },
    },
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
