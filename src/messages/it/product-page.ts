export const productPage = {
  gallery: 'Immagini del prodotto',
  imageOf: (number: number, count: number) => `Immagine ${number} di ${count}`,
  soldBy: (vendor: string) => `Venduto da ${vendor}`,
  tabs: 'Dettagli del prodotto',
  description: 'Descrizione',
  additionalInformation: 'Informazioni aggiuntive',
  reviews: 'Recensioni',
  noDescription: 'Per questo articolo trovi tutti i dati tra le informazioni aggiuntive.',
  technicalData: 'Dati tecnici',
  brand: 'Marca',
  /** the fields of products, by their names */
  facts: { sku: 'Codice', weightGrams: 'Peso', size: 'Dimensioni (L × P × A)' },
  oeNumbers: 'Codici OE',
  vehicles: 'Veicoli compatibili',
  vehicleCount: (count: number) => (count === 1 ? '1 versione' : `${count} versioni`),
  model: 'Modello',
  engine: 'Motore',
  power: 'Potenza',
  kilowatts: (kw: number, horsepower: number) => `${kw} kW (${horsepower} CV)`,
  years: 'Anni',
  delivery: {
    whenItComesIn: 'Spedito appena arriva in magazzino',
    leavesWithin: (days: number) => {
      if (days === 0) return 'Spedito il giorno stesso, nei giorni lavorativi';
      return days === 1 ? 'Spedito entro 1 giorno lavorativo' : `Spedito entro ${days} giorni lavorativi`;
    },
    free: 'Spedizione gratuita',
    cost: (price: string) => `Spedizione ${price}`,
    freeFrom: (amount: string) => `, gratuita da ${amount} di spesa`,
  },
  related: 'Potrebbe servirti anche',
  notForSale: 'Al momento questo articolo non si può ordinare.',
};

export type ProductPageMessages = typeof productPage;
