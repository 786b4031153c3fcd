const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** The list of cookies, made from what the shop can set. */
export const cookies = {
  caption: 'I cookie di questo sito',
  columns: { name: 'Nome', purpose: 'A che cosa serve', life: 'Durata', kind: 'Tipo' },
  kinds: { necessary: 'Necessario', comfort: 'Comodità', statistics: 'Statistico' },
  purposes: {
    session:
      'Riconosce il browser da una pagina all’altra: tiene insieme il carrello, l’accesso all’account e la protezione dei moduli.',
    visitor: 'Contiene il tuo nome per il saluto in alto, dopo l’accesso.',
    buyer: 'Contiene l’azienda per cui acquisti e il suo gruppo, mostrati in alto.',
    device:
      'Ricorda che da questo browser hai già fatto l’accesso, per avvisarti se qualcuno entra da un altro.',
    language: 'Ricorda la lingua che hai scelto.',
    cart: 'Dice alla pagina se nel carrello c’è qualcosa e se è cambiato.',
    notices: 'Dice alla pagina che c’è un avviso da mostrare.',
    wishlist: 'Dice alla pagina che hai una lista dei desideri, per riempire i cuori degli articoli.',
    vat: 'Ricorda la partita IVA che hai verificato.',
    hiddenNotice: 'Ricorda l’avviso del negozio che hai chiuso.',
    consent: 'Ricorda la tua risposta sui cookie statistici.',
    viewed:
      'Non è un cookie ma una voce nella memoria del browser: ricorda gli ultimi articoli che hai guardato, per mostrarteli di nuovo. Non si salva se il browser chiede di non essere tracciato.',
    visit:
      'Ricorda da quale sito o campagna arrivi e quante pagine guardi, per sapere da dove nascono gli ordini.',
  },
  untilClosed: 'Fino alla chiusura del browser',
  days: (count: number) => counted(count, 'giorno', 'giorni'),
  sessionLives: (guest: string, person: string) => `${guest}; dopo l’accesso ${person}`,
  all: 'Tutti questi cookie sono impostati da questo sito: non ce ne sono di terze parti.',
  onDemand:
    'Quelli necessari compaiono solo quando servono, per esempio quando metti un articolo nel carrello.',
  /** `viewed`: also for what was looked at */
  asked: (viewed: boolean): string =>
    viewed
      ? 'Quelli statistici e di comodità compaiono solo dopo il tuo sì.'
      : 'Quelli statistici compaiono solo dopo il tuo sì.',
  notAsked: 'Quelli statistici non compaiono se il tuo browser chiede di non essere tracciato.',
  change: 'Cambia la tua risposta',
};

export type CookiesMessages = typeof cookies;
