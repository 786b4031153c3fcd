/** In the menu. */
export const menu = { banners: 'Banner' };

const day = (iso: string) => iso.split('-').reverse().join('/');

export const staffBanners = {
  title: 'Banner',
  intro:
    'Avvisi e promozioni nelle pagine del negozio, ciascuno al suo posto, per chi dici tu e nei giorni che dici tu.',
  add: 'Nuovo banner',
  newTitle: 'Nuovo banner',
  titleOf: (text: string) => `Banner: ${text.length > 60 ? `${text.slice(0, 60)}…` : text}`,
  back: 'Torna ai banner',
  empty: 'Ancora nessun banner. Il primo può annunciare una promozione o le ferie.',
  state: 'Stato',
  states: { shown: 'In mostra', waits: 'In attesa', over: 'Finito', off: 'Spento' },
  period: 'Giorni',
  days: (from: string, until: string) =>
    from === '' && until === ''
      ? 'Sempre'
      : from === ''
        ? `Fino al ${day(until)}`
        : until === ''
          ? `Dal ${day(from)}`
          : from === until
            ? `Il ${day(from)}`
            : `Dal ${day(from)} al ${day(until)}`,
  sections: { content: 'Che cosa dice', where: 'Dove e per chi', when: 'Quando' },
  fields: {
    textIt: 'Testo in italiano',
    textEn: 'Testo in inglese',
    address: 'Porta a',
    linkIt: 'Scritta del collegamento',
    linkEn: 'Scritta in inglese',
    imageId: 'Immagine',
    position: 'Posto',
    audience: 'Per chi',
    groupIds: 'Gruppi di clienti',
    startsOn: 'Dal giorno',
    endsOn: 'Fino al giorno compreso',
    dismissible: 'Chi lo legge può nasconderlo',
    enabled: 'Attivo',
  },
  hints: {
    textEn: 'Vuoto: si legge quello italiano.',
    address:
      'Una pagina del negozio, come /shop/, o un indirizzo intero con https://. Vuoto: nessun collegamento.',
    linkIt: 'Vuoto: “Scopri di più”.',
    groupIds: 'Valgono solo se è per i gruppi scelti.',
    startsOn: 'Vuoto: da subito.',
    endsOn: 'Vuoto: senza fine.',
  },
  positions: {
    top: 'Striscia in cima a ogni pagina',
    home: 'Pagina iniziale',
    listing: 'Elenchi di prodotti',
  },
  audiences: {
    everybody: 'Tutti',
    guests: 'Chi non ha fatto l’accesso',
    consumers: 'Privati con account',
    businesses: 'Aziende',
    groups: 'Gruppi scelti',
  },
  groupCount: (chosen: number) => (chosen === 1 ? '1 gruppo scelto' : `${chosen} gruppi scelti`),
  remove: 'Elimina il banner',
  removeHint: 'Sparisce subito dalle pagine.',
  removed: 'Il banner è stato eliminato.',
  problems: {
    'no-text': 'Scrivi il testo, almeno in una lingua.',
    'long-text': 'Il testo è troppo lungo: al massimo 300 caratteri.',
    'long-link': 'La scritta è troppo lunga: al massimo 40 caratteri.',
    'bad-address': 'Scrivi un percorso che comincia con /, o un indirizzo con https://.',
    'no-address': 'Scrivi dove porta il collegamento, o togli la scritta.',
    'no-position': 'Scegli il posto.',
    'no-audience': 'Scegli per chi è.',
    'no-group': 'Scegli almeno un gruppo tra quelli che ci sono.',
    'no-day': 'Scrivi un giorno valido.',
    'ends-before-it-begins': 'L’ultimo giorno viene prima del primo.',
    'no-such-picture': 'Questa immagine non c’è più: scegline un’altra.',
  },
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffBanners: typeof staffBanners;
  }
}
