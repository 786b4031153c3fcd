import { inDigits } from '../in-digits.ts';

/** In the menu. */
export const menu = { menus: 'Menu' };

export const staffMenus = {
  title: 'Menu',
  intro:
    'Le voci come le vedono i clienti. Trascina una voce per la maniglia, oppure vai sulla maniglia con il tasto Tab e usa le frecce.',
  names: {
    header: 'Testata',
    footer: 'Piè di pagina',
    'phone-bar': 'Barra del telefono',
    breadcrumb: 'Menu del percorso',
  },
  about: {
    header:
      'Sta sotto la testata; sul telefono si apre con il pulsante del menu. Le voci con altre voci dentro fanno le colonne del pannello.',
    footer:
      'Ogni voce del primo livello con altre voci dentro è una colonna. Il collegamento per recedere dal contratto e i dati dell’azienda ci sono sempre: la legge li vuole su ogni pagina.',
    'phone-bar':
      'Solo sul telefono: un pulsante nella testata la apre e la chiude. Senza voci il pulsante non c’è.',
    breadcrumb:
      'Solo sul telefono: un pulsante accanto al percorso della pagina lo apre e lo chiude. Senza voci il pulsante non c’è.',
  },
  add: 'Nuova voce',
  newTitle: 'Nuova voce',
  back: 'Torna al menu',
  empty: 'Questo menu non ha voci.',
  emptyAdvice: 'Aggiungi la prima: una categoria, una pagina, un prodotto o un indirizzo tuo.',
  tree: 'Voci del menu',
  moveHint:
    'Freccia su e giù: prima o dopo le vicine. Freccia destra: dentro la voce che precede. Freccia sinistra: fuori, accanto alla voce superiore.',
  moveNamed: (name: string) => `Sposta ${name}`,
  below: (name: string) => `Voci dentro ${name}`,
  addBelow: (name: string) => `Aggiungi una voce dentro ${name}`,
  moved: (name: string, parent: string | null, position: number, count: number) =>
    `${name} è al posto ${position} di ${count} ${parent === null ? 'al primo livello' : `in ${parent}`}.`,
  notMoved: {
    expired: 'La pagina è rimasta aperta troppo a lungo: ricaricala e riprova.',
    gone: 'Questa voce non esiste più: ricarica la pagina.',
    'below-itself': 'Una voce non può stare dentro sé stessa o dentro una delle sue.',
    'no-further': 'Da questa parte la voce non si può spostare oltre.',
    'too-deep': 'Qui non può stare: questo menu non mostra tanti livelli.',
  },
  kinds: {
    category: 'Categoria',
    brand: 'Marca',
    page: 'Pagina',
    product: 'Prodotto',
    address: 'Indirizzo',
    heading: 'Titolo',
    categories: 'Tutte le categorie, una per una',
  },
  gone: (kind: string) => `${kind}: non c’è più, i clienti non vedono la voce`,
  unpublished: (kind: string) => `${kind}: non pubblicato, i clienti non vedono la voce`,
  emptyHeading: 'Titolo senza voci: i clienti non lo vedono',
  missing: (count: number) =>
    count === 1
      ? 'Una voce porta a qualcosa che i clienti non trovano: per loro non c’è.'
      : `${inDigits('it', count)} voci portano a qualcosa che i clienti non trovano: per loro non ci sono.`,
  fields: {
    menu: 'Menu',
    parentId: 'Dentro la voce',
    kind: 'Porta a',
    category: 'Categoria',
    brand: 'Marca',
    page: 'Pagina',
    product: 'Codice del prodotto',
    address: 'Indirizzo',
    wordsIt: 'Testo in italiano',
    wordsEn: 'Testo in inglese',
  },
  hints: {
    address:
      'Una pagina del negozio, come /shop/, un indirizzo intero con https://, oppure tel:+39059000000 o mailto:ordini@esempio.it.',
    product: 'Il codice articolo (SKU) così com’è nella scheda del prodotto.',
    wordsIt: 'Vuoto: il nome di ciò a cui porta.',
    wordsEn: 'Vuoto: il nome tradotto, altrimenti il testo italiano.',
  },
  top: 'Nessuna: primo livello',
  choose: 'Scegli',
  goneChoice: (name: string) => `${name} (non c’è più)`,
  position: {
    title: 'Posizione',
    hint: 'Sposta la voce di un passo alla volta, con tutto ciò che contiene.',
    up: 'Su',
    down: 'Giù',
    in: 'Dentro la precedente',
    out: 'Fuori',
    moved: 'La voce è stata spostata.',
    stuck: 'Da questa parte la voce non si può spostare.',
  },
  remove: 'Elimina la voce',
  removeHint: 'Le voci che contiene prendono il suo posto.',
  removed: 'La voce è stata eliminata.',
  problems: {
    'no-menu': 'Scegli un menu.',
    'no-kind': 'Scegli a che cosa porta.',
    'no-words': 'Scrivi il testo della voce.',
    'long-words': 'Il testo è troppo lungo: al massimo 60 caratteri.',
    'no-target': 'Scegli dove porta.',
    'no-such-target': 'Non esiste più: scegline un altro.',
    'no-such-product': 'Nessun prodotto ha questo codice.',
    'bad-address': 'Scrivi un percorso che comincia con /, un indirizzo con https://, oppure tel: o mailto:.',
    'no-such-parent': 'Questa voce non c’è più: scegline un’altra.',
    'below-itself': 'Una voce non può stare dentro sé stessa o dentro una delle sue.',
    'too-deep': 'Qui non può stare: questo menu non mostra tanti livelli.',
    full: 'Questo menu ha già 100 voci: eliminane una.',
  },
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffMenus: typeof staffMenus;
  }
}
