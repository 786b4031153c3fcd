import { inDigits } from '../in-digits.ts';

const codesNamed = (codes: readonly string[]) =>
  codes.length > 10 ? `${codes.slice(0, 10).join(', ')} e altri ${codes.length - 10}` : codes.join(', ');

/** In the menu. */
export const menu = { 'product-tables': 'Tabelle di prodotti' };

export const staffTables = {
  title: 'Tabelle di prodotti',
  intro: 'Tabelle da mettere nelle pagine di testo: righe da confrontare, filtrare e aggiungere al carrello.',
  add: 'Nuova tabella',
  newTitle: 'Nuova tabella',
  back: 'Torna alle tabelle',
  empty: 'Ancora nessuna tabella. La prima si crea con “Nuova tabella”.',
  name: 'Nome',
  code: 'Codice da scrivere nel testo',
  pages: 'Pagine',
  placedBy: (code: string) => `Per metterla in una pagina scrivi nel testo ${code}.`,
  columnsTitle: 'Colonne',
  columnsHint: 'Scrivi il posto di ogni colonna, 1 per la prima; lascia vuote quelle che non vuoi.',
  groups: {
    products: 'Prodotti e pagine',
    finding: 'Ricerca e filtri',
    buying: 'Acquisto e carrello',
  },
  codes: 'Solo questi prodotti, per codice',
  codesHint: 'Un codice per riga; lascia vuoto per mostrarli tutti.',
  size: 'Righe per pagina',
  cartSize: 'Grandezza del carrello fluttuante (pixel)',
  cartColor: 'Colore del carrello fluttuante',
  chosen: (count: number) =>
    count === 0 ? 'nessuna scelta' : count === 1 ? '1 scelta' : `${inDigits('it', count)} scelte`,
  boxes: {
    categories: 'Solo in queste categorie',
    brands: 'Solo di queste marche',
    tags: 'Solo con queste etichette',
    taxonomies: 'Scelte della ricerca',
    fields: 'Altre scelte della ricerca',
    miniFilter: 'Scelte del filtro delle righe',
  },
  flags: {
    inStock: 'Solo prodotti disponibili',
    onSale: 'Solo prodotti in offerta',
    querySearch: 'Ricerca in tutta la tabella',
    query_by_url: 'L’indirizzo della pagina segue la ricerca',
    instantSearch: 'Ricerca immediata nelle righe mostrate',
    ajax_active: 'Aggiungi al carrello senza lasciare la pagina',
    advanced: 'Tabella avanzata: ogni riga è un modulo',
    popup_notice: 'Mostra gli avvisi in un riquadro',
    disable_cat_tag_link: 'Categorie ed etichette senza link',
    footer_stats: 'Il carrello fluttuante si apre passandoci sopra',
  },
  selects: {
    rows: 'Righe',
    order: 'Ordine',
    paging: 'Altre righe',
    sort_mini_filter: 'Ordine delle scelte del filtro',
    product_direct_checkout: 'Dopo un’aggiunta',
    all_selected_direct_checkout: 'Dopo l’aggiunta dei selezionati',
    item_count: 'Il conteggio mostra',
    footer_cart: 'Carrello fluttuante',
    footer_possition: 'Posizione del carrello fluttuante',
  },
  rows: { products: 'Una per prodotto', variations: 'Una per variante' },
  paging: {
    links: 'Con i numeri di pagina',
    load_more: 'Con un pulsante',
    infinite_scroll: 'Scorrendo la pagina',
  },
  directions: { ASC: 'dalla A alla Z', DESC: 'dalla Z alla A' },
  ways: { no: 'resta nella pagina', cart: 'va al carrello', yes: 'va alla cassa' },
  counts: { all: 'i pezzi', products: 'i prodotti diversi' },
  footerCart: {
    hide_for_zerro: 'nascosto quando è vuoto',
    always_show: 'sempre visibile',
    always_hide: 'mai visibile',
  },
  corners: {
    bottom_right: 'in basso a destra',
    bottom_left: 'in basso a sinistra',
    top_right: 'in alto a destra',
    top_left: 'in alto a sinistra',
  },
  textsTitle: 'Testi della tabella',
  textsHint: 'Lascia vuoto per usare quelli del negozio, scritti in grigio.',
  textLabel: (label: string, language: 'it' | 'en') =>
    `${label} (${language === 'it' ? 'italiano' : 'inglese'})`,
  texts: {
    item: 'Un articolo',
    items: 'Più articoli',
    add_to_cart: 'Pulsante di aggiunta',
    loading_more_text: 'Mentre carica altre righe',
    load_more_text: 'Pulsante per altre righe',
    add2cart_all_added_text: 'Dopo l’aggiunta dei selezionati',
    product_not_founded: 'Nessuna riga trovata',
    out_of_stock_message: 'Riga esaurita',
    right_combination_message: 'Combinazione che non c’è',
    right_combination_message_alt: 'Prodotto senza varianti',
    select_all_items_message: 'Scelta incompleta',
    sorry_out_of_stock: 'Clic su una riga esaurita',
    no_right_combination: 'Clic senza combinazione valida',
    adding_in_progress: 'Clic durante un’aggiunta',
    sorry_plz_right_combination: 'Spunta senza combinazione valida',
    please_choose_items: 'Aggiunta senza nulla di selezionato',
  },
  removeHint: 'Le pagine che la contengono non la mostrano più. I prodotti non cambiano.',
  remove: 'Elimina la tabella',
  done: {
    created: 'Tabella creata: scrivi il suo codice nel testo di una pagina.',
    saved: 'Modifiche salvate.',
    removed: 'La tabella è stata eliminata.',
  },
  problems: {
    'no-name': () => 'Scrivi un nome di 100 caratteri al massimo.',
    taken: () => 'C’è già una tabella con questo nome.',
    'no-columns': () => 'Scegli da 1 a 30 colonne e scrivi il posto di ognuna.',
    'wrong-place': () => 'Il posto di una colonna è un numero da 1 a 999.',
    'wrong-size': () => 'Le righe per pagina sono da 1 a 100.',
    'wrong-color': () => 'Scrivi un colore come #16181d.',
    'wrong-cart-size': () => 'La grandezza del carrello è da 40 a 160 pixel.',
    'too-many-codes': () => 'Scrivi al massimo 200 codici.',
    'unknown-codes': (codes: readonly string[]) =>
      codes.length === 1
        ? `Il codice ${codes[0]} non esiste.`
        : `Questi codici non esistono: ${codesNamed(codes)}.`,
    'too-long': () => 'Ogni testo ha al massimo 200 caratteri.',
  },
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffTables: typeof staffTables;
  }
}
