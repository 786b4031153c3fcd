export const catalogue = {
  shopHeading: 'Tutti i ricambi',
  foundHeading: (words: string) => `Risultati per «${words}»`,
  stock: {
    inStock: 'Disponibile',
    few: (left: number) => (left === 1 ? 'Solo 1 pezzo rimasto' : `Solo ${left} pezzi rimasti`),
    backorder: 'Disponibile su ordinazione',
    outOfStock: 'Esaurito',
  },
};

export type CatalogueMessages = typeof catalogue;
