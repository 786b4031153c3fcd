import { inDigits } from '../in-digits.ts';

/** In the menu. */
export const menu = { pages: 'Pagine' };

const block = (name: string, hint: string, fields: Readonly<Record<string, string>> = {}) => ({
  name,
  hint,
  fields,
});
const choices: Readonly<Record<string, string>> = {
  'best-sellers': 'I più venduti',
  'on-sale': 'In offerta',
  newest: 'Gli ultimi arrivati',
  chosen: 'Scelti uno per uno',
  text: 'Come il testo',
  page: 'Come la pagina',
};

export const staffPages = {
  title: 'Pagine',
  intro:
    'La home e le pagine di testo, fatte di blocchi. Chi compra vede solo ciò che è pubblicato: una bozza si prepara con calma.',
  add: 'Nuova pagina',
  newTitle: 'Nuova pagina',
  editTitle: 'Modifica pagina',
  back: 'Torna alle pagine',
  home: 'Home',
  untitled: 'Senza titolo',
  empty: 'Ancora nessuna pagina.',
  fields: { title: 'Titolo', slug: 'Indirizzo', state: 'Stato', saved: 'Ultima modifica' },
  slugHint:
    'Lettere minuscole, cifre e trattini: spedizioni-e-consegne. Se lo cambi, il vecchio indirizzo porta al nuovo.',
  states: { published: 'Pubblicata', changed: 'Pubblicata, con una bozza', draft: 'Bozza' },
  scheduledFor: (when: string) => `Si pubblica il ${when}`,
  savedBy: (who: string, when: string) => (who === '' ? when : `${when}, ${who}`),
  lastSaved: (who: string, when: string) =>
    who === '' ? `Salvata il ${when}.` : `Salvata il ${when} da ${who}.`,
  seeInShop: 'Vedi nel negozio',
  needsScripts: 'Per modificare una pagina servono gli script del browser.',
  done: {
    saved: 'La bozza è salvata. Chi compra vede ancora la pagina di prima.',
    published: 'La pagina è pubblicata.',
    restored: 'La versione è di nuovo in bozza: controllala e pubblicala.',
    discarded: 'La bozza è stata eliminata.',
    refused: 'Non è cambiato nulla: nel frattempo la pagina è stata modificata. Riprova.',
    scheduled: 'La bozza si pubblicherà da sola, quando hai scelto.',
    unscheduled: 'La bozza non si pubblicherà più da sola.',
    'not-scheduled':
      'La pubblicazione non è stata programmata: scegli un momento che deve ancora venire, con la bozza salvata.',
    removed: 'La pagina è stata eliminata.',
  },
  failures: {
    expired:
      'La pagina è rimasta aperta troppo a lungo. Ricaricala e riprova: copia prima ciò che hai scritto.',
    gone: 'Questa pagina non c’è più: qualcuno l’ha eliminata.',
    'too-large': 'La pagina è troppo grande per essere salvata. Togli qualche blocco o accorcia i testi.',
    failed: 'Il negozio non ha risposto: non è stato salvato nulla. Riprova tra poco.',
  },
  legal: {
    title: 'Pagine legali',
    intro: (names: string) =>
      `Il negozio può scrivere le bozze di: ${names}. Contengono i dati della ditta e nessuno le vede finché non le pubblichi.`,
    button: 'Crea le bozze',
    drafted: 'Le bozze sono pronte. Falle verificare da un legale prima di pubblicarle.',
    nothing: 'Non è cambiato nulla: le pagine ci sono già.',
    expired: 'La pagina era aperta da troppo tempo. Non è cambiato nulla: riprova.',
    notice:
      'Bozza: da far verificare da un legale. Il testo è un punto di partenza e va adattato al tuo negozio prima di pubblicarlo.',
    states: {
      draft: 'Bozza: da far verificare da un legale',
      changed: 'Pubblicata, con una bozza da far verificare da un legale',
    },
  },
  conflict: {
    title: (who: string, when: string) =>
      who === ''
        ? `Nel frattempo la pagina è stata salvata (${when}).`
        : `${who} ha salvato la pagina nel frattempo (${when}).`,
    hint: 'Le tue modifiche non sono ancora salvate. Scegli quale delle due tenere.',
    theirs: 'Apri la pagina salvata, senza le mie modifiche',
    mine: 'Salva la mia al suo posto',
  },
  problems: {
    'no-title': 'Titolo: scrivilo in almeno una lingua.',
    'too-long': 'Il testo è troppo lungo.',
    'no-slug': 'Indirizzo: scrivilo, per esempio chi-siamo.',
    'bad-slug': 'Indirizzo: usa lettere minuscole senza accenti, cifre e trattini.',
    'own-area': 'Indirizzo: questo appartiene a un’area del negozio. Scegline un altro.',
    taken: 'Indirizzo: un’altra pagina lo usa già.',
    'too-many-blocks': 'Una pagina può avere 60 blocchi al massimo.',
    'bad-address': 'Scrivi un indirizzo che comincia con / oppure con https://.',
    'bad-value': 'Questo valore non va bene: controllalo.',
    'unknown-block': 'Questo blocco non si può leggere: eliminalo per salvare la pagina.',
  },
  blocksTitle: 'Blocchi',
  noBlocks: 'La pagina è vuota: aggiungi il primo blocco.',
  newBlock: 'Nuovo blocco',
  addBlock: 'Aggiungi',
  saveDraft: 'Salva bozza',
  publish: 'Pubblica',
  unsaved: 'Ci sono modifiche non salvate.',
  preview: {
    title: 'Anteprima',
    hint: 'La bozza salvata, come la vedrebbe chi compra.',
    saveFirst: 'L’anteprima mostra l’ultima bozza salvata: salva per vedere le ultime modifiche.',
    widths: { telephone: 'Telefono (360)', tablet: 'Tablet (768)', screen: 'Schermo (1280)' },
    languages: { it: 'In italiano', en: 'In inglese' },
  },
  schedule: {
    title: 'Pubblicazione programmata',
    label: 'Pubblica il',
    hint: 'All’ora del tuo computer. Si pubblica la bozza com’è in quel momento.',
    button: 'Programma',
    cancel: 'Annulla la programmazione',
  },
  versions: {
    title: 'Versioni pubblicate',
    none: 'Questa pagina non è ancora stata pubblicata da qui.',
    one: (who: string, when: string, blocks: number) =>
      `${when}${who === '' ? '' : `, ${who}`} · ${blocks === 1 ? '1 blocco' : `${inDigits('it', blocks)} blocchi`}`,
    current: 'L’ultima',
    restore: 'Riporta in bozza',
  },
  discard: 'Elimina la bozza',
  removePage: 'Elimina la pagina',
  askRemovePage: 'Eliminare la pagina con tutte le sue versioni? Non si può annullare.',
  inLanguage: {
    it: (label: string) => `${label} (italiano)`,
    en: (label: string) => `${label} (inglese)`,
  },
  goneOne: 'Non c’è più',
  goneProduct: (id: number) => `Prodotto ${id}: non c’è più`,
  removeNamed: (name: string) => `Elimina ${name}`,
  remove: 'Elimina',
  any: { category: 'Tutte le categorie', brand: 'Tutte le marche', table: 'Nessuna' },
  choices,
  addressHint: 'Una pagina del negozio, come /shop/, o un indirizzo intero con https://.',
  numbered: (at: number) => `Numero ${at}`,
  up: 'Su',
  down: 'Giù',
  addOne: 'Aggiungi una voce',
  drag: 'Trascina per spostare',
  moveUp: (name: string) => `Sposta su: ${name}`,
  moveDown: (name: string) => `Sposta giù: ${name}`,
  copyOf: (name: string) => `Duplica: ${name}`,
  askRemove: (name: string) => `Eliminare “${name}” dalla pagina?`,
  yesRemove: 'Sì, elimina',
  noRemove: 'No, tieni',
  moved: (at: number, count: number) => `Blocco spostato al posto ${at} di ${count}.`,
  foreign: {
    badge: 'Non si può modificare',
    name: (kind: string) => (kind === '' ? 'Blocco illeggibile' : `Blocco “${kind}”`),
    hint: (kind: string, version: number | null) =>
      version === null
        ? 'Questo blocco non si può leggere. Resta com’è e chi compra non lo vede; puoi spostarlo o eliminarlo.'
        : `Viene da un’altra versione del negozio (${kind}, versione ${version}). Resta com’è e chi compra non lo vede; puoi spostarlo o eliminarlo.`,
  },
  blocks: {
    hero: block(
      'Apertura',
      'Grandi parole su una foto. Se è il primo blocco, il suo titolo è quello della pagina.',
      {
        title: 'Titolo',
        text: 'Testo',
        picture: 'Foto di sfondo',
        search: 'Con la ricerca del negozio',
        linkLabel: 'Scritta del pulsante',
        linkTo: 'Il pulsante porta a',
      },
    ),
    slider: block(
      'Apertura a scorrimento',
      'Più aperture, una alla volta: si scorrono con il dito, con i punti o con le frecce. Come primo blocco dà il titolo alla pagina.',
      {
        slides: 'Aperture',
        'slides.picture': 'Foto di sfondo',
        'slides.title': 'Titolo',
        'slides.text': 'Testo',
        'slides.linkLabel': 'Scritta del pulsante',
        'slides.linkTo': 'Il pulsante porta a',
      },
    ),
    promises: block(
      'Vantaggi del negozio',
      'Spedizione gratuita, disponibilità e prezzi per officine: solo ciò che è vero secondo le impostazioni.',
    ),
    categories: block('Categorie', 'Le categorie con le loro foto; quelle vuote non si vedono.', {
      title: 'Titolo',
      parent: 'Quelle dentro a',
    }),
    products: block(
      'Prodotti',
      'Prodotti secondo una regola, o scelti. Chi compra vede solo quelli disponibili.',
      {
        title: 'Titolo',
        rule: 'Quali',
        category: 'Categoria',
        brand: 'Marca',
        chosen: 'Prodotti',
        count: 'Quanti al massimo',
        linkTo: '“Vedi tutto” porta a',
      },
    ),
    carousel: block('Prodotti a scorrimento', 'Una fila di prodotti che si scorre.', {
      title: 'Titolo',
      rule: 'Quali',
      category: 'Categoria',
      brand: 'Marca',
      chosen: 'Prodotti',
      count: 'Quanti al massimo',
      linkTo: '“Vedi tutto” porta a',
      autoplay: 'Scorre da sola, ogni 5 secondi',
    }),
    brands: block('Marche', 'Le marche del catalogo, con il loro marchio.', {
      title: 'Titolo',
      count: 'Quante al massimo',
    }),
    text: block('Testo', 'Un testo con titoli, elenchi e collegamenti.', { html: 'Testo' }),
    picture: block('Foto', 'Una foto, con una didascalia e un collegamento se servono.', {
      picture: 'Foto',
      alt: 'Che cosa si vede, per chi non la vede',
      caption: 'Didascalia',
      linkTo: 'La foto porta a',
      width: 'Larghezza',
    }),
    testimonials: block(
      'Dicono di noi',
      'Parole di clienti, da una a tre alla volta; scorrono da sole ogni 12 secondi, e chi legge può fermarle. Solo frasi vere, con il permesso di chi le ha dette.',
      { title: 'Titolo', items: 'Frasi', 'items.quote': 'Frase', 'items.author': 'Chi l’ha detta' },
    ),
    questions: block('Domande e risposte', 'Domande che si aprono una per una.', {
      title: 'Titolo',
      items: 'Domande',
      'items.question': 'Domanda',
      'items.answer': 'Risposta',
    }),
    columns: block('Colonne', 'Da una a quattro colonne affiancate; sul telefono una sotto l’altra.', {
      title: 'Titolo',
      items: 'Colonne',
      'items.picture': 'Foto',
      'items.title': 'Titolo',
      'items.html': 'Testo',
      'items.linkLabel': 'Scritta del collegamento',
      'items.linkTo': 'Il collegamento porta a',
    }),
    figures: block('Numeri', 'Numeri che contano fino al loro valore quando si vedono.', {
      title: 'Titolo',
      items: 'Numeri',
      'items.number': 'Numero',
      'items.words': 'Di che cosa',
    }),
    video: block(
      'Video',
      'Un file del negozio, come /media/freni.webm, si guarda nella pagina. L’indirizzo di un altro sito diventa un collegamento: nessuno script di altri arriva a chi legge.',
      { title: 'Titolo', source: 'Indirizzo del video', poster: 'Foto di copertina', caption: 'Didascalia' },
    ),
    productTable: block('Tabella di prodotti', 'Una delle tabelle di “Tabelle di prodotti”.', {
      title: 'Titolo',
      table: 'Tabella',
    }),
    bulkOrder: block('Ordine in blocco', 'Il modulo per ordinare molti articoli; lo usano le aziende.', {
      title: 'Titolo',
    }),
    contactForm: block(
      'Modulo di contatto',
      'Chiunque può scrivere: il messaggio diventa una conversazione. Si usa anche senza account.',
      {
        title: 'Titolo',
        text: 'Testo sopra il modulo',
        thanks: 'Frase dopo l’invio (vuota: quella del negozio)',
      },
    ),
    quoteRequest: block(
      'Richiesta di preventivo',
      'Il modulo per chiedere un preventivo; lo usano le aziende.',
      {
        title: 'Titolo',
      },
    ),
  },
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffPages: typeof staffPages;
  }
}
