import { inDigits } from '../in-digits.ts';

const digits = (count: number) => inDigits('it', count);
const variationsOf = (count: number) => (count === 1 ? '1 variante' : `${digits(count)} varianti`);
const piecesOf = (count: number) => (count === 1 ? '1 pezzo' : `${digits(count)} pezzi`);

/** The page of the variations of a product. */
export const staffVariations = {
  title: (name: string) => `Varianti di ${name}`,
  back: (name: string) => `Torna a ${name}`,
  isDraft: 'Il prodotto è ancora una bozza: nel negozio non si vede.',
  toPublish: 'Vai a pubblicarlo',
  heading: 'Varianti',
  needsScripts: 'Per modificare le varianti serve JavaScript: attivalo nel browser.',
  columns: {
    status: 'Stato',
    sku: 'Codice',
    regularPriceCents: 'Prezzo',
    salePriceCents: 'In offerta',
    saleFrom: 'Offerta dal',
    saleTo: 'Offerta fino al',
    onHand: 'Giacenza',
    backorders: 'Senza scorta',
    gtin: 'EAN/GTIN',
    mpn: 'Cod. produttore',
    imageId: 'Immagine',
    weightGrams: 'Peso (g)',
    lengthMm: 'Lung. (mm)',
    widthMm: 'Larg. (mm)',
    heightMm: 'Alt. (mm)',
    taxClass: 'Classe IVA',
  },
  states: { published: 'Attiva', private: 'Disattivata' },
  backorders: { no: 'Non ordinabile', notify: 'Con avviso', yes: 'Ordinabile' },
  any: 'Qualsiasi',
  variation: 'Variante',
  chooseColumn: (label: string) => `Seleziona la colonna ${label}`,
  chooseRow: (name: string) => `Seleziona la riga ${name}`,
  cells: {
    'no-option': 'Scegli uno dei valori dell’attributo.',
    'no-picture': 'Scrivi il numero di un’immagine del prodotto.',
    'not-there': 'Non esiste più.',
    'no-right': 'Non hai il permesso di cambiarlo.',
    twice: 'C’è due volte fra queste varianti.',
    gone: 'Questa variante è stata eliminata nel frattempo.',
    wrong: 'Scegli uno dei valori proposti.',
  } as Readonly<Record<string, string>>,
  versions: {
    link: 'Versioni',
    title: 'Versioni delle varianti',
    titleOf: (name: string) => `Versioni di ${name}`,
    hint: 'Chi ha salvato che cosa, dal più recente. Le giacenze non tornano indietro: per quelle c’è il registro dei movimenti.',
    all: 'Mostra tutte le varianti',
    empty: 'Nessuno ha ancora modificato queste varianti.',
    count: variationsOf,
    field: 'Campo',
    before: 'Prima',
    after: 'Dopo',
    option: 'Valore dell’attributo',
    otherFields: 'Campi che qui non si modificano.',
    more: (count: number) => `e altre ${variationsOf(count)}`,
    undoLast: 'Annulla questo salvataggio',
    undo: 'Annulla da qui in poi',
    done: {
      restored: 'Le varianti sono di nuovo come prima.',
      nothing: 'Sono già così: non è cambiato niente.',
      refused:
        'Non è stato possibile: un codice, un valore o un permesso di allora non va più bene. Non è cambiato niente.',
      conflict: 'Qualcuno sta modificando le stesse varianti: riprova. Non è cambiato niente.',
    },
  },
  save: 'Salva',
  saving: 'Salvataggio…',
  discard: 'Annulla le modifiche',
  unsaved: (count: number) => `${variationsOf(count)} da salvare`,
  draftFound: 'Abbiamo ripreso le modifiche che non avevi salvato. Controllale e salva, oppure annullale.',
  tools: {
    label: 'Strumenti della tabella',
    undo: 'Annulla',
    redo: 'Ripeti',
    fillDown: 'Riempi in giù',
    formula: 'Formula',
    formulaHint: '+5 %, = 12,90',
    rounding: 'Arrotonda a',
    noRounding: 'non arrotondare',
    apply: 'Applica',
    filter: 'Filtra le varianti',
    remove: (count: number) => `Elimina ${variationsOf(count)}`,
    removeTitle: 'Eliminare le varianti?',
    removeQuestion: (count: number) =>
      `${count === 1 ? 'La variante selezionata sparisce' : `Le ${digits(count)} varianti selezionate spariscono`} dal negozio e dai carrelli. Gli ordini restano come sono. Non si può annullare.`,
    removeYes: 'Elimina',
    removeNo: 'Non eliminare',
    selected: (rows: number, columns: number) =>
      rows === 1 && columns === 1 ? '' : `${digits(rows)} × ${digits(columns)} celle selezionate`,
    clipped: (cells: number) =>
      cells === 1
        ? 'Una cella incollata era fuori dalla tabella ed è stata tralasciata.'
        : `${digits(cells)} celle incollate erano fuori dalla tabella e sono state tralasciate.`,
    applied: (cells: number) => (cells === 1 ? '1 cella calcolata.' : `${digits(cells)} celle calcolate.`),
    noFormula: 'Scrivi una formula come +5 %, -10 %, +2,50 oppure = 12,90.',
    noNumbers: 'Nella selezione non ci sono numeri: scegli prima le celle da calcolare.',
    negative: (count: number, name: string) =>
      count === 1
        ? `La formula porterebbe sotto zero ${name}: non è cambiato niente.`
        : `La formula porterebbe sotto zero ${digits(count)} celle, la prima di ${name}: non è cambiato niente.`,
    nothingFound: 'Nessuna variante corrisponde al filtro.',
    keys: 'Scrivi per sostituire, F2 per modificare, Invio e Tab per andare avanti, Maiusc e frecce per selezionare, Ctrl+C e Ctrl+V anche da un foglio di calcolo, Ctrl+D per riempire in giù, Ctrl+Z per annullare, Esc e poi Tab per uscire dalla tabella.',
    keysTitle: 'Come si usa la tabella',
  },
  pictures: {
    title: 'Immagini',
    hint: 'Trascina un’immagine su una variante, oppure seleziona le varianti e premi l’immagine.',
    give: (at: number) => `Dai l’immagine ${at} alle varianti selezionate`,
    none: 'Nessuna immagine',
    add: 'Il prodotto non ha immagini:',
    addLink: 'caricale qui',
  },
  problemsTitle: (count: number) =>
    count === 1 ? 'C’è 1 cella da correggere' : `Ci sono ${digits(count)} celle da correggere`,
  moreProblems: (count: number) => `e altre ${digits(count)}`,
  conflict: {
    title: (count: number) =>
      count === 1
        ? 'Qualcun altro ha cambiato una cella che hai cambiato anche tu'
        : `Qualcun altro ha cambiato ${digits(count)} celle che hai cambiato anche tu`,
    line: (mine: string, theirs: string) => `il tuo valore è ${mine}, quello salvato ${theirs}`,
    nothing: 'niente',
    mine: 'Tieni i miei e salva',
    theirs: 'Tieni quelli salvati',
  },
  section: {
    simple:
      'Questo prodotto si vende così com’è. Se esiste in più versioni (lato, misura, litri), crea le sue varianti.',
    simpleWithStock: (pieces: number) =>
      `Ha ${piecesOf(pieces)} in magazzino: prima di creare le varianti porta la giacenza a zero.`,
    create: 'Crea le varianti',
    edit: 'Modifica le varianti',
    count: (count: number, withoutPrice: number) =>
      withoutPrice === 0
        ? `${variationsOf(count)}.`
        : `${variationsOf(count)}, ${withoutPrice === count ? 'tutte' : digits(withoutPrice)} senza prezzo.`,
    none: 'Non ci sono ancora varianti: il prodotto non si può comprare.',
    unsaved: 'Salva le modifiche prima di passare alle varianti.',
    ofVariations: 'Gli attributi che creano le varianti si modificano nella pagina delle varianti.',
  },
  attributes: {
    title: 'Attributi e combinazioni',
    intro: 'Scegli gli attributi e i loro valori: ogni combinazione diventa una variante.',
    add: 'Aggiungi un attributo del negozio',
    addOwn: 'Attributo solo di questo prodotto',
    choose: 'Scegli…',
    own: 'Solo di questo prodotto',
    name: 'Nome dell’attributo',
    translatedName: { it: 'Nome in italiano', en: 'Nome in inglese' },
    translatedOptions: { it: 'Valori in italiano', en: 'Valori in inglese' },
    look: 'Come si sceglie',
    looks: { select: 'Menu a tendina', label: 'Pulsanti', color: 'Colori' },
    chooseAll: (name: string) => `Scegli tutti i valori di ${name}`,
    options: 'Valori',
    option: (at: number) => `Valore ${at}`,
    color: (name: string) => `Colore di ${name}`,
    addOptions: 'Nuovi valori',
    addHint: 'Uno per riga o separati da virgole, poi Invio',
    addButton: 'Aggiungi',
    forVariations: 'Crea le varianti',
    preset: 'Scelta iniziale',
    noPreset: 'Nessuna',
    remove: (name: string) => `Togli ${name}`,
    noTerms: (name: string) => `${name} non ha ancora valori: aggiungili nella pagina degli attributi.`,
    nothing: 'Nessun attributo: aggiungine uno per creare le varianti.',
    formula: (counts: readonly number[], total: number) =>
      `${counts.map(digits).join(' × ')} = ${total === 1 ? '1 combinazione' : `${digits(total)} combinazioni`}`,
    missing: (count: number) =>
      count === 0 ? 'ci sono già tutte' : count === 1 ? '1 nuova' : `${digits(count)} nuove`,
    tooMany: (total: number, most: number) =>
      `Sono ${digits(total)} varianti: al massimo se ne possono avere ${digits(most)}. Togli qualche valore.`,
    generate: (count: number) => (count === 0 ? 'Genera le combinazioni' : `Genera ${variationsOf(count)}`),
    save: 'Salva gli attributi',
    saving: 'Attendi…',
    priceOfProduct: 'Le nuove varianti partono dal prezzo del prodotto.',
  },
  problems: {
    missing: 'Scrivi un nome.',
    'too-long': 'È troppo lungo: al massimo 60 caratteri.',
    'too-many': 'Sono troppi valori: al massimo 200 per attributo.',
    'no-options': 'Scegli almeno un valore.',
    twice: 'Un valore c’è due volte.',
    'same-name': 'Due attributi hanno lo stesso nome.',
    'not-there': 'Questo attributo, o un suo valore, non esiste più: ricarica la pagina.',
    wrong: 'Qualcosa non va: ricarica la pagina e riprova.',
  } as Readonly<Record<string, string>>,
  attributeUsed: (name: string, count: number) =>
    `«${name}» distingue ${variationsOf(count)}: eliminale prima di togliere l’attributo.`,
  optionUsed: (name: string, count: number) =>
    `Il valore «${name}» è di ${variationsOf(count)}: eliminale prima di toglierlo.`,
  done: {
    generated: (count: number) =>
      count === 0
        ? 'Le varianti ci sono già tutte: non è cambiato niente.'
        : `${count === 1 ? '1 variante creata' : `${digits(count)} varianti create`}.`,
    removed: (count: number) =>
      `${count === 1 ? '1 variante eliminata' : `${digits(count)} varianti eliminate`}.`,
    saved: (count: number) => `${count === 1 ? '1 variante salvata' : `${digits(count)} varianti salvate`}.`,
    attributes: 'Attributi salvati.',
  },
  failures: {
    'nothing-to-combine': 'Segna almeno un attributo che crea le varianti, con i suoi valori.',
    'changed-meanwhile':
      'Qualcun altro ha appena cambiato gli attributi di questo prodotto: qui sotto ci sono quelli di adesso.',
    expired: 'La pagina era aperta da troppo tempo: ricaricala e riprova.',
    'in-trash': 'Il prodotto è nel cestino: ripristinalo per modificare le varianti.',
    gone: 'Il prodotto è stato eliminato nel frattempo.',
    failed: 'Il server non risponde: quello che hai scritto resta qui, riprova tra poco.',
    'has-variations': 'Elimina prima tutte le varianti.',
  },
  hasStock: (onHand: number, reserved: number) =>
    onHand === 0
      ? `Il prodotto ha ${piecesOf(reserved)} impegnati in ordini: quando saranno evasi potrai creare le varianti.`
      : `Il prodotto ha ${piecesOf(onHand)} in magazzino che non sarebbero di nessuna variante: porta prima la giacenza a zero.`,
  toStock: 'Vai alla giacenza',
  stay: (reserved: number, onHand: number) =>
    reserved > 0
      ? `${variationsOf(reserved)} con pezzi impegnati in ordini: disattiva, non eliminare.`
      : `${variationsOf(onHand)} con pezzi in magazzino: porta prima la giacenza a zero, oppure disattiva.`,
  becomeSimple: 'Torna un prodotto semplice',
  empty: 'Non ci sono ancora varianti. Scegli gli attributi qui sopra e genera le combinazioni.',
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffVariations: typeof staffVariations;
  }
}
