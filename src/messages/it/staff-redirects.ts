import { inDigits } from '../in-digits.ts';

/** In the menu. */
export const menu = { redirects: 'Reindirizzamenti' };

const added = (count: number) =>
  count === 1 ? '1 reindirizzamento aggiunto.' : `${inDigits('it', count)} reindirizzamenti aggiunti.`;
const cleared = (count: number) =>
  count === 1 ? '1 indirizzo tolto dall’elenco.' : `${inDigits('it', count)} indirizzi tolti dall’elenco.`;

export const staffRedirects = {
  title: 'Reindirizzamenti',
  intro:
    'Vecchi indirizzi che portano a una pagina di oggi. Valgono dove non c’è una pagina: quelle del negozio vincono sempre. Chi cambia l’indirizzo di un prodotto, di una categoria o di una marca non deve fare nulla: il vecchio porta già al nuovo.',
  add: 'Nuovo reindirizzamento',
  newTitle: 'Nuovo reindirizzamento',
  back: 'Torna ai reindirizzamenti',
  empty:
    'Ancora nessun reindirizzamento. Comincia da “Non trovati”: lì ci sono gli indirizzi cercati invano.',
  noneFound: 'Nessun reindirizzamento con queste parole.',
  fields: { source: 'Vecchio indirizzo', kind: 'Come si risponde', target: 'Nuovo indirizzo' },
  hints: {
    source:
      'Per esempio /vecchio-catalogo/freni.html. Un asterisco sta per qualsiasi seguito: /vecchio-catalogo/*. Maiuscole, barra finale e parametri non contano.',
    target:
      'Una pagina del negozio, come /product-category/freni/, o un indirizzo intero con https://. Un asterisco ripete ciò che stava al posto di quello sopra. Non serve per una pagina eliminata.',
  },
  kinds: {
    permanent: 'Spostata per sempre (301)',
    temporary: 'Spostata per ora (302)',
    gone: 'Eliminata per sempre (410)',
  },
  kindNames: { permanent: 'Per sempre', temporary: 'Per ora', gone: 'Eliminata' },
  hits: 'Usato',
  filter: {
    filter: 'Filtra l’elenco',
    show: 'Mostra',
    reset: 'Mostra tutti',
    search: 'Cerca in entrambi gli indirizzi',
    order: 'Ordine',
  },
  orders: [
    { value: 'newest', label: 'I più recenti' },
    { value: 'hits', label: 'I più usati' },
  ],
  remove: 'Elimina il reindirizzamento',
  removeHint: 'Il vecchio indirizzo torna a non portare a nulla.',
  done: {
    removed: () => 'Il reindirizzamento è stato eliminato.',
    added,
    cleared,
  },
  many: {
    title: 'Aggiungi più reindirizzamenti',
    label: 'Un reindirizzamento per riga',
    hint: 'Vecchio indirizzo, punto e virgola, nuovo indirizzo: /freni.html;/product-category/freni/. Vanno bene anche due colonne incollate da un foglio di calcolo. Con una riga sbagliata non si aggiunge nulla.',
    button: 'Aggiungi i reindirizzamenti',
    line: (line: number, text: string, sentence: string) => `Riga ${line}, “${text}”: ${sentence}`,
    more: (count: number) => `Altre righe da correggere: ${inDigits('it', count)}.`,
    problems: {
      'no-lines': 'Scrivi almeno una riga.',
      'too-many-lines': 'Scrivi al massimo 2.000 righe alla volta.',
    },
  },
  missing: {
    title: 'Non trovati',
    intro:
      'Indirizzi che qualcuno ha chiesto e che non portano a una pagina, contati. Conserviamo l’indirizzo e la pagina da cui si arrivava, mai chi lo ha chiesto.',
    empty: 'Nessun indirizzo è stato chiesto invano. Quando succede, compare qui.',
    noneFound: 'Nessun indirizzo con queste parole.',
    search: 'Cerca un indirizzo',
    path: 'Indirizzo',
    times: 'Volte',
    lastSeen: 'Ultima volta',
    referrer: 'Si arrivava da',
    action: 'Azione',
    redirect: 'Reindirizza',
    choose: (path: string) => `Scegli ${path}`,
    clear: 'Togli dall’elenco',
    orders: [
      { value: 'times', label: 'I più chiesti' },
      { value: 'latest', label: 'Gli ultimi' },
    ],
  },
  problems: {
    'no-source': 'Scrivi il vecchio indirizzo, a cominciare dalla barra: /pagina/.',
    'too-long': 'L’indirizzo è troppo lungo: 500 caratteri al massimo.',
    'two-wildcards': 'L’asterisco può stare una volta sola.',
    'whole-shop': 'Così si sposterebbe tutto il negozio: scrivi l’inizio di un indirizzo.',
    'own-area': 'Questo indirizzo appartiene a un’area del negozio che non si sposta.',
    'no-kind': 'Scegli come si risponde.',
    'no-target': 'Scrivi il nuovo indirizzo.',
    'bad-target': 'Scrivi un indirizzo che comincia con / oppure con https://.',
    'wildcard-without-source': 'L’asterisco qui ripete quello del vecchio indirizzo, che non ne ha.',
    taken: 'Per questo vecchio indirizzo c’è già un reindirizzamento.',
    circle: 'Così l’indirizzo tornerebbe a sé stesso, da solo o passando per altri reindirizzamenti.',
  },
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffRedirects: typeof staffRedirects;
  }
}
