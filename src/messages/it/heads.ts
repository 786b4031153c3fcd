/** Titles and descriptions that search engines show; only the server writes them. */
export const heads = {
  code: (sku: string) => `Codice ${sku}.`,
  price: (amount: string) => `Prezzo ${amount}`,
  priceFrom: (amount: string) => `Prezzo da ${amount}`,
  withTax: { gross: 'IVA inclusa', net: 'IVA esclusa' },
  stock: {
    'in-stock': 'Disponibile.',
    few: 'Ultimi pezzi disponibili.',
    backorder: 'Ordinabile.',
    'out-of-stock': 'Al momento non disponibile.',
  },
  home: (shop: string) =>
    `${shop}, ricambi auto online: cerca per codice articolo, codice originale o nome del ricambio e vedi subito prezzo e disponibilità.`,
  shopTitle: 'Catalogo ricambi auto',
  categoryTitle: (name: string) => `${name}: ricambi auto online`,
  tagTitle: (name: string) => `${name}: ricambi e accessori`,
  brandTitle: (name: string) => `Ricambi ${name}: catalogo e prezzi`,
  onPage: (page: number) => `pagina ${page}`,
  everything: (count: number) =>
    count === 1
      ? 'Un articolo con prezzo e disponibilità aggiornati.'
      : `${count} articoli con prezzi e disponibilità aggiornati: filtra per categoria, marca e prezzo.`,
  inScope: (name: string, count: number) =>
    count === 1
      ? `Un articolo in ${name}, con prezzo e disponibilità aggiornati.`
      : `${count} articoli in ${name}, con prezzi e disponibilità aggiornati.`,
  ofBrand: (name: string, count: number) =>
    count === 1
      ? `Un articolo ${name}, con prezzo e disponibilità aggiornati.`
      : `${count} articoli ${name}, con prezzi e disponibilità aggiornati.`,
};

export type HeadsMessages = typeof heads;
