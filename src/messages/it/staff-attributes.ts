import { inDigits } from '../in-digits.ts';

const productsOf = (count: number) => (count === 1 ? '1 prodotto' : `${inDigits('it', count)} prodotti`);
const variationsOf = (count: number) => (count === 1 ? '1 variante' : `${inDigits('it', count)} varianti`);
const valuesOf = (count: number) => (count === 1 ? '1 valore' : `${inDigits('it', count)} valori`);

/** In the menu. */
export const menu = { attributes: 'Attributi' };

export const staffAttributes = {
  title: 'Attributi',
  intro:
    'Proprietà che i prodotti hanno in comune, con i loro valori: fanno i filtri degli elenchi e le varianti.',
  add: 'Nuovo attributo',
  newTitle: 'Nuovo attributo',
  back: 'Torna agli attributi',
  emptyTitle: 'Nessun attributo',
  emptyAdvice: 'Comincia da uno, come colore o misura, e aggiungi i suoi valori.',
  removed: 'L’attributo è stato eliminato.',
  valuesOf,
  productsOf,
  fields: { name: 'Nome', slug: 'Sigla', type: 'Come si sceglie' },
  translatedName: { it: 'Nome in italiano', en: 'Nome in inglese' },
  types: { select: 'Elenco', label: 'Etichette', color: 'Colori', image: 'Immagini' },
  typeHint: 'Come i clienti scelgono un valore nelle varianti.',
  slugHint:
    'Lettere, cifre e trattini: sta negli indirizzi dei filtri e poi non cambia. Lascia vuoto per ricavarla dal nome.',
  usedBy: (count: number) => `Lo usano ${productsOf(count)}: si elimina passando tutto a un altro attributo.`,
  removeTitle: 'Elimina l’attributo',
  removeHint: 'Nessun prodotto lo usa. Con l’attributo si eliminano i suoi valori. Non si può annullare.',
  merging: {
    link: 'Unisci a un altro attributo o elimina',
    title: (name: string) => `Unisci o elimina ${name}`,
    intro:
      'Un attributo in uso si elimina passando tutto a un altro: prodotti, varianti, carrelli e liste restano come sono, con l’altro attributo.',
    choose: 'Attributo che resta',
    into: 'A quale attributo passano i valori',
    chooseOne: 'Scegli un attributo',
    noOther: 'Non ci sono altri attributi: creane prima uno.',
    show: 'Mostra che cosa succede',
    preview: (from: string, into: string) => `Da ${from} a ${into}`,
    facts: {
      products: 'Prodotti che passano',
      variations: 'Varianti che passano',
      lines: 'Righe di carrelli e liste',
      joins: 'Valori con lo stesso nome, che diventano uno',
      moves: 'Valori che si aggiungono',
      addresses: 'Indirizzi dei filtri',
    },
    ofBoth: (products: string, both: string | null) =>
      both === null ? products : `${products}, di cui ${both} hanno già tutti e due gli attributi`,
    newType: (now: string, before: string) => `${now} (prima: ${before})`,
    addresses: 'Quelli di prima portano ai nuovi.',
    noWayBack: (name: string) => `Poi ${name} non c’è più. Non si può annullare.`,
    confirm: (from: string, into: string) => `Passa tutto a ${into} ed elimina ${from}`,
    conflicts: {
      'two-values': (names: readonly string[]) =>
        `Queste varianti si scelgono già con tutti e due gli attributi e avrebbero due valori insieme: ${names.join(', ')}. Cambiale o eliminale prima di unire gli attributi.`,
      'same-variations': (names: readonly string[]) =>
        `Queste varianti diventerebbero la stessa scelta: ${names.join(', ')}. Cambiale o eliminale prima di unire gli attributi.`,
    },
    problems: {
      expired: 'La pagina è rimasta aperta troppo a lungo: controlla di nuovo e conferma.',
      'changed-meanwhile':
        'Nel frattempo qualcuno ha cambiato prodotti o valori: controlla di nuovo e conferma. Non è cambiato niente.',
    },
    done: 'L’altro attributo è unito a questo: i suoi valori e i suoi prodotti sono qui.',
  },
  termsOf: (count: number) => (count === 0 ? 'Valori' : `Valori (${inDigits('it', count)})`),
  addTerm: 'Nuovo valore',
  addMany: {
    label: 'Aggiungi più valori',
    hint: (most: number) =>
      `Uno per riga, al massimo ${most}. Dopo il nome può stare il colore: Rosso #c8102e. Quelli che ci sono già si saltano.`,
    button: 'Aggiungi i valori',
    added: (count: number) =>
      count === 0
        ? 'Questi valori c’erano già tutti.'
        : count === 1
          ? '1 valore aggiunto.'
          : `${inDigits('it', count)} valori aggiunti.`,
    problems: {
      'no-lines': 'Scrivi almeno un valore.',
      'long-line': 'Un valore è più lungo di 100 caratteri.',
      'too-many-lines': 'Sono troppi valori: al massimo 200 alla volta.',
      expired: 'La pagina è rimasta aperta troppo a lungo: riprova.',
      'not-added': 'L’attributo non esiste più, o la sigla di un valore è già usata: ricarica la pagina.',
    },
  },
  rows: {
    name: 'Nome',
    nameOf: (term: string) => `Nome di ${term}`,
    translatedName: { it: 'In italiano', en: 'In inglese' },
    color: 'Colore',
    colorOf: (term: string) => `Colore di ${term}`,
    pickColorOf: (term: string) => `Scegli il colore di ${term}`,
    choose: (term: string) => `Seleziona ${term}`,
    open: (term: string) => `Apri ${term}`,
    use: (products: number, variations: number) =>
      products === 0 && variations === 0
        ? 'Non usato'
        : variations === 0
          ? productsOf(products)
          : `${productsOf(products)}, ${variationsOf(variations)}`,
    save: 'Salva i valori',
    saved: (count: number) =>
      count === 0
        ? 'Non c’era niente da cambiare.'
        : count === 1
          ? '1 valore salvato.'
          : `${count} valori salvati.`,
    chosen: 'Con i valori selezionati',
    into: 'A quale valore passano prodotti e varianti',
    merge: 'Unisci',
    remove: 'Elimina',
    ended: (count: number) =>
      count === 1 ? '1 valore tolto dall’elenco.' : `${count} valori tolti dall’elenco.`,
    unsaved:
      'Ci sono modifiche da salvare: salvale prima di unire o eliminare valori. Non è cambiato niente.',
    'none-chosen': 'Seleziona almeno un valore.',
    expired: 'La pagina è rimasta aperta troppo a lungo: riprova.',
    refusedRows: 'Alcuni valori non si possono salvare così. Non è cambiato niente.',
    of: (term: string, sentence: string) => `${term}: ${sentence}`,
    problems: {
      twice: 'Un altro valore si chiama già così: dagli un altro nome, oppure uniscili.',
      'changed-meanwhile': 'Qualcuno l’ha cambiato nel frattempo: ricarica la pagina.',
      gone: 'Non esiste più: ricarica la pagina.',
    },
  },
  noTerms: 'Questo attributo non ha ancora valori.',
  moveAttributeHint:
    'Stanno in quest’ordine nei filtri degli elenchi. Trascina un attributo per la maniglia, oppure vai sulla maniglia con il tasto Tab e usa le frecce su e giù.',
  moveHint:
    'Trascina un valore per la maniglia, oppure vai sulla maniglia con il tasto Tab e usa le frecce su e giù.',
  moveNamed: (name: string) => `Sposta ${name}`,
  moved: (name: string, position: number, count: number) => `${name} è al posto ${position} di ${count}.`,
  notMoved: {
    expired: 'La pagina è rimasta aperta troppo a lungo: ricaricala e riprova.',
    'no-such-row': 'Questa voce non esiste più: ricarica la pagina.',
    'no-further': 'Da questa parte non si può spostare oltre.',
  },
  termRemoved: 'Il valore è stato eliminato.',
  problems: {
    'no-name': 'Scrivi un nome di 100 caratteri al massimo.',
    'long-name': 'Scrivi al massimo 100 caratteri.',
    'bad-slug': 'Scrivi una sigla di lettere, cifre e trattini, 100 al massimo.',
    'no-type': 'Scegli come si sceglie un valore.',
    taken: 'Un altro attributo usa già questa sigla: scegline un’altra.',
  },
  newTermOf: (attribute: string) => `${attribute}: nuovo valore`,
  backTo: (attribute: string) => `Torna a ${attribute}`,
  termFields: { name: 'Nome', slug: 'Sigla', color: 'Colore', imageId: 'Immagine' },
  colorHint: 'Come #c8102e. Serve agli attributi che si scelgono per colore.',
  termUsedBy: (products: number, variations: number) =>
    `Lo hanno ${productsOf(products)} e ${variationsOf(variations)}.`,
  termProblems: {
    'no-name': 'Scrivi un nome di 100 caratteri al massimo.',
    'long-name': 'Scrivi al massimo 100 caratteri.',
    'bad-slug': 'Scrivi una sigla di lettere, cifre e trattini, 100 al massimo.',
    'bad-color': 'Scrivi il colore come #c8102e, oppure lascia vuoto.',
    taken: 'Un altro valore di questo attributo usa già questa sigla: scegline un’altra.',
    'no-such-picture': 'Questa immagine non c’è più o non è ancora pronta: scegline un’altra.',
    'no-destination':
      'Scegli un valore di destinazione: le varianti usano ancora questo, oppure quello scelto non esiste più.',
  },
  sameVariations: (names: readonly string[]) =>
    `Queste varianti diventerebbero la stessa scelta: ${names.join(', ')}. Cambiale o eliminale prima di unire i valori.`,
  choose: 'Scegli un valore',
  none: 'A nessuno: i prodotti restano senza questo valore',
  merged: 'I due valori sono uniti in questo.',
  merge: {
    title: 'Unisci a un altro valore',
    hint: 'Prodotti, varianti, carrelli e liste passano al valore scelto. Non si può annullare.',
    into: 'Valore che resta',
    button: 'Unisci',
  },
  remove: {
    title: 'Elimina il valore',
    hint: 'I prodotti restano in vendita. Non si può annullare.',
    into: 'A quale valore vanno prodotti e varianti',
    button: 'Elimina il valore',
  },
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffAttributes: typeof staffAttributes;
  }
}
