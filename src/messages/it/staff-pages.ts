import { inDigits } from '../in-digits.ts';
import { pageBlocks } from './page-blocks.ts';

/** In the menu. */
export const menu = { pages: 'Pagine' };

const choices: Readonly<Record<string, string>> = {
  'best-sellers': 'I più venduti',
  'on-sale': 'In offerta',
  newest: 'Gli ultimi arrivati',
  chosen: 'Scelti uno per uno',
  text: 'Come il testo',
  page: 'Come la pagina',
  halves: 'Due uguali',
  'narrow-wide': 'Due: stretta e larga (1:2)',
  'wide-narrow': 'Due: larga e stretta (2:1)',
  thirds: 'Tre uguali',
  quarters: 'Quattro uguali',
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
  columns: {
    title: (column: number) => `Colonna ${column}`,
    empty: 'Ancora nessun blocco: aggiungine uno o trascinalo qui.',
    newBlock: (column: number) => `Nuovo blocco nella colonna ${column}`,
    add: (column: number) => `Aggiungi alla colonna ${column}`,
    named: (name: string, count: number) =>
      count === 1 ? `${name}: 1 blocco` : `${name}: ${inDigits('it', count)} blocchi`,
    moveInto: (name: string, column: number) => `Sposta nella colonna ${column}: ${name}`,
    moveOut: (name: string) => `Porta fuori dalle colonne: ${name}`,
    moved: (column: number, at: number, count: number) =>
      `Blocco spostato nella colonna ${column}, al posto ${at} di ${count}.`,
    askRemove: (name: string, count: number) =>
      count === 1
        ? `Eliminare “${name}” con il blocco che contiene?`
        : `Eliminare “${name}” con i ${inDigits('it', count)} blocchi che contiene?`,
  },
  foreign: {
    badge: 'Non si può modificare',
    name: (kind: string) => (kind === '' ? 'Blocco illeggibile' : `Blocco “${kind}”`),
    hint: (kind: string, version: number | null) =>
      version === null
        ? 'Questo blocco non si può leggere. Resta com’è e chi compra non lo vede; puoi spostarlo o eliminarlo.'
        : `Viene da un’altra versione del negozio (${kind}, versione ${version}). Resta com’è e chi compra non lo vede; puoi spostarlo o eliminarlo.`,
  },
  blocks: pageBlocks,
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffPages: typeof staffPages;
  }
}
