import { inDigits } from '../in-digits.ts';

const counted = (count: number) => (count === 1 ? '1 prodotto' : `${count.toLocaleString('it-IT')} prodotti`);

export const staffProducts = {
  title: 'Prodotti',
  add: 'Nuovo prodotto',
  count: counted,
  empty: 'Non c’è ancora nessun prodotto.',
  emptyTrash: 'Il cestino è vuoto.',
  addFirst: 'Crea il primo prodotto',
  nothingFound: 'Nessun prodotto corrisponde a questa ricerca.',
  filter: 'Filtra i prodotti',
  search: 'Cerca',
  searchHint: 'Nome, codice, EAN, numero OE',
  show: 'Mostra',
  reset: 'Azzera i filtri',
  any: 'Tutti',
  anyFeminine: 'Tutte',
  all: 'Tutti tranne il cestino',
  state: 'Stato',
  category: 'Categoria',
  brand: 'Marca',
  stock: 'Giacenza',
  mark: 'Altro',
  sort: 'Ordina per',
  states: {
    published: 'Pubblicato',
    draft: 'Bozza',
    scheduled: 'Programmato',
    private: 'Privato',
    trash: 'Nel cestino',
  },
  tabs: {
    published: 'Pubblicati',
    draft: 'Bozze',
    scheduled: 'Programmati',
    private: 'Privati',
    trash: 'Cestino',
  },
  stocks: { in: 'Disponibile', low: 'In esaurimento', out: 'Esaurito', backorder: 'Ordinabile senza scorta' },
  marks: {
    'no-picture': 'Senza immagine',
    'on-sale': 'In offerta',
    featured: 'In evidenza',
    'no-price': 'Senza prezzo',
  },
  sortings: {
    edited: 'Ultima modifica',
    newest: 'Più recenti',
    name: 'Nome A–Z',
    'name-desc': 'Nome Z–A',
    price: 'Prezzo crescente',
    'price-desc': 'Prezzo decrescente',
    stock: 'Giacenza crescente',
    'stock-desc': 'Giacenza decrescente',
  },
  product: 'Prodotto',
  columns: {
    sku: 'Codice',
    gtin: 'EAN',
    brand: 'Marca',
    categories: 'Categorie',
    state: 'Stato',
    visibility: 'Visibilità',
    price: 'Prezzo',
    pieces: 'Disponibili',
    sales: 'Venduti',
    weight: 'Peso',
    created: 'Creato',
    edited: 'Modificato',
  },
  columnsTitle: 'Colonne',
  columnsShown: 'Colonne dell’elenco',
  saveColumns: 'Applica',
  views: 'Viste salvate',
  openView: (name: string) => `Vista: ${name}`,
  noViews: 'Ancora nessuna vista: imposta filtri, ordine e colonne, poi salvali qui sotto.',
  sharedBy: (person: string) => (person === '' ? 'Condivisa' : `Condivisa da ${person}`),
  deleteView: (name: string) => `Elimina la vista ${name}`,
  viewName: 'Salva quello che vedi come vista',
  viewHint: 'Ricorda ricerca, filtri, ordine e colonne',
  viewShared: 'Visibile anche ai colleghi',
  saveView: 'Salva la vista',
  from: (price: string) => `da ${price}`,
  choose: (name: string) => `Scegli ${name}`,
  chosen: 'Con i prodotti scelti',
  chosenCount: (count: number, elsewhere: number) =>
    `${count === 1 ? '1 prodotto scelto' : `${inDigits('it', count)} prodotti scelti`}${elsewhere === 0 ? '' : `, di cui ${inDigits('it', elsewhere)} in altre pagine`}`,
  chooseAllShown: 'Scegli tutti quelli di questa pagina',
  chooseNone: 'Azzera la scelta',

  actions: {
    publish: 'Pubblica',
    draft: 'Riporta in bozza',
    trash: 'Sposta nel cestino',
    restore: 'Ripristina',
  },
  done: {
    publish: (count: number) => `Fatto: ${counted(count)} in vendita.`,
    draft: (count: number) => `Fatto: ${counted(count)} in bozza.`,
    trash: (count: number) => `Fatto: ${counted(count)} nel cestino. Dopo 30 giorni vengono eliminati.`,
    restore: (count: number) => `Fatto: ${counted(count)} di nuovo nell’elenco.`,
    nothing: () => 'Non è cambiato nulla: scegli almeno un prodotto.',
    columns: () => 'Colonne salvate.',
    view: () => 'Vista salvata.',
    'view-unnamed': () => 'La vista non è stata salvata: scrivi un nome; ogni persona può averne 30.',
    'view-deleted': () => 'Vista eliminata.',
    expired: () => 'La pagina era aperta da troppo tempo: riprova.',
  },
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffProducts: typeof staffProducts;
  }
}

export const menu = { products: 'Prodotti' };
