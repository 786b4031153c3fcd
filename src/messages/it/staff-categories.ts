import { inDigits } from '../in-digits.ts';

const productsOf = (count: number) => (count === 1 ? '1 prodotto' : `${inDigits('it', count)} prodotti`);

/** In the menu. */
export const menu = { categories: 'Categorie' };

export const staffCategories = {
  title: 'Categorie',
  intro:
    'L’albero delle categorie come lo vedono i clienti. Trascina una categoria per la maniglia, oppure vai sulla maniglia con il tasto Tab e usa le frecce.',
  add: 'Nuova categoria',
  newTitle: 'Nuova categoria',
  back: 'Torna alle categorie',
  emptyTitle: 'Ancora nessuna categoria',
  emptyAdvice:
    'Le categorie fanno il menu del negozio e aiutano i clienti a trovare i prodotti. Comincia dalla prima.',
  search: 'Cerca nell’albero',
  found: (count: number) =>
    count === 1 ? '1 categoria trovata' : `${inDigits('it', count)} categorie trovate`,
  nothingFound: 'Nessuna categoria corrisponde alla ricerca.',
  count: (count: number) => (count === 1 ? '1 categoria' : `${inDigits('it', count)} categorie`),
  unfoldAll: 'Apri tutto',
  foldAll: 'Chiudi tutto',
  tree: 'Albero delle categorie',
  moveHint:
    'Freccia su e giù: prima o dopo le vicine. Freccia destra: dentro la categoria che precede. Freccia sinistra: fuori, accanto alla categoria superiore.',
  moveNamed: (name: string) => `Sposta ${name}`,
  below: (name: string) => `Sottocategorie di ${name}`,
  addBelow: (name: string) => `Aggiungi una sottocategoria a ${name}`,
  products: productsOf,
  moved: (name: string, parent: string | null, position: number, count: number) =>
    `${name} è al posto ${position} di ${count} ${parent === null ? 'al primo livello' : `in ${parent}`}.`,
  notMoved: {
    expired: 'La pagina è rimasta aperta troppo a lungo: ricaricala e riprova.',
    'no-such-category': 'Questa categoria non esiste più: ricarica la pagina.',
    'below-itself': 'Una categoria non può stare sotto sé stessa o sotto una sua sottocategoria.',
    'no-further': 'Da questa parte la categoria non si può spostare oltre.',
  },
  fields: {
    name: 'Nome',
    slug: 'Indirizzo della pagina',
    parentId: 'Categoria superiore',
    description: 'Descrizione',
    imageId: 'Immagine',
    translatedName: 'Nome tradotto',
    translatedDescription: 'Descrizione tradotta',
  },
  translated: {
    it: { translatedName: 'Nome in italiano', translatedDescription: 'Descrizione in italiano' },
    en: { translatedName: 'Nome in inglese', translatedDescription: 'Descrizione in inglese' },
  },
  hints: {
    slug: 'Lettere, cifre e trattini. Lascia vuoto per ricavarlo dal nome. Il vecchio indirizzo porta al nuovo.',
    translatedName: 'Se manca, si legge il nome scritto qui accanto.',
  },
  top: 'Nessuna: primo livello',
  usage: 'Uso',
  seeInShop: 'Guarda la pagina nel negozio',
  usedBy: {
    products: (count: number) => `${productsOf(count)} direttamente in questa categoria`,
    children: (count: number) =>
      count === 1 ? '1 sottocategoria' : `${inDigits('it', count)} sottocategorie`,
    visibility: (count: number) =>
      count === 1 ? '1 regola di visibilità' : `${inDigits('it', count)} regole di visibilità`,
    coupons: (count: number) => (count === 1 ? '1 coupon' : `${inDigits('it', count)} coupon`),
    percentages: (count: number) =>
      count === 1 ? '1 sconto di listino' : `${inDigits('it', count)} sconti di listino`,
    tables: (count: number) =>
      count === 1 ? '1 tabella di prodotti' : `${inDigits('it', count)} tabelle di prodotti`,
  },
  unused: 'Nessun prodotto e nessuna regola usano questa categoria.',
  merge: {
    title: 'Unisci a un’altra categoria',
    hint: 'Prodotti, sottocategorie, regole di visibilità, coupon, sconti di listino e tabelle passano alla categoria scelta e valgono per tutti i suoi prodotti. Il vecchio indirizzo porta alla sua pagina. Non si può annullare.',
    into: 'Categoria che resta',
    choose: 'Scegli una categoria',
    button: 'Unisci',
  },
  remove: {
    title: 'Elimina la categoria',
    hint: 'Il vecchio indirizzo porta alla pagina della destinazione; senza destinazione la pagina non esiste più. Non si può annullare.',
    into: 'Dove vanno prodotti e regole',
    none: 'Nessuna destinazione',
    childrenTo: 'Dove vanno le sottocategorie',
    button: 'Elimina la categoria',
  },
  done: {
    created: 'Categoria creata.',
    merged: 'Le due categorie sono unite in questa.',
    removed: 'La categoria è stata eliminata.',
  },
  problems: {
    'no-name': 'Scrivi un nome di 100 caratteri al massimo.',
    'long-name': 'Scrivi al massimo 100 caratteri.',
    'bad-slug': 'Scrivi un indirizzo di lettere, cifre e trattini, 100 al massimo.',
    'long-description': 'Scrivi al massimo 20.000 caratteri.',
    taken: 'Un’altra categoria usa già questo indirizzo: scegline un altro.',
    'no-such-picture': 'Questa immagine non c’è più o non è ancora pronta: scegline un’altra.',
    'no-such-parent': 'La categoria superiore scelta non esiste più: scegline un’altra.',
    'below-itself': 'Una categoria non può stare sotto sé stessa o sotto una sua sottocategoria.',
    'no-destination':
      'Scegli una categoria di destinazione: questa è ancora usata, oppure quella scelta non esiste più.',
    'within-itself': 'La destinazione sta sotto questa categoria: spostala prima, oppure scegline un’altra.',
  },
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffCategories: typeof staffCategories;
  }
}
