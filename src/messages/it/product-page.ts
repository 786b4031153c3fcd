const listed = (all: readonly string[]) =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} e ${all.at(-1)}`;

export const productPage = {
  gallery: 'Immagini del prodotto',
  imageOf: (number: number, count: number) => `Immagine ${number} di ${count}`,
  soldBy: (vendor: string) => `Venduto da ${vendor}`,
  tabs: 'Dettagli del prodotto',
  description: 'Descrizione',
  additionalInformation: 'Informazioni aggiuntive',
  reviews: 'Recensioni',
  noDescription: 'Per questo articolo trovi tutti i dati tra le informazioni aggiuntive.',
  /** what a struck price is */
  priorPrice: {
    lowest: 'Il prezzo barrato è il più basso dei 30 giorni prima dello sconto.',
    progressive: 'Il prezzo barrato è il più basso dei 30 giorni prima del primo ribasso.',
    newArticle: (since: string) =>
      `In vendita dal ${since}: il prezzo barrato è il più basso da allora fino allo sconto.`,
    variations: 'Il prezzo barrato è il più basso prima dello sconto: scegli le opzioni per il dettaglio.',
  },
  technicalData: 'Dati tecnici',
  brand: 'Marca',
  /** the fields of products, by their names */
  facts: {
    sku: 'Codice',
    gtin: 'EAN/GTIN',
    mpn: 'Codice del produttore',
    weightGrams: 'Peso',
    size: 'Dimensioni (L × P × A)',
  },
  oeNumbers: 'Codici OE',
  crossNumbers: 'Codici equivalenti di altri produttori',
  documents: {
    title: 'Documenti',
    kinds: {
      'data-sheet': 'Scheda tecnica',
      instructions: 'Istruzioni di montaggio',
      certificate: 'Certificato',
      'safety-sheet': 'Scheda di sicurezza',
      other: 'Documento',
    },
    languages: {
      it: 'in italiano',
      en: 'in inglese',
      de: 'in tedesco',
      fr: 'in francese',
      es: 'in spagnolo',
      many: 'in più lingue',
    },
    size: (bytes: number) =>
      bytes >= 1_000_000
        ? `PDF, ${(bytes / 1_000_000).toFixed(1).replace('.', ',')} MB`
        : `PDF, ${Math.max(1, Math.round(bytes / 1000))} kB`,
  },
  safety: {
    title: 'Sicurezza del prodotto',
    manufacturer: 'Produttore',
    responsible: 'Responsabile nell’UE',
  },
  /** on the first screen: the first of the list, and how many more there are */
  fits: (models: readonly string[], more: number) => {
    if (more > 0) return `Compatibile con ${models.join(', ')} e altri ${more} modelli`;
    return `Compatibile con ${listed(models)}`;
  },
  oeCodes: (codes: readonly string[], more: number) => {
    if (more > 0) return `Codici OE ${codes.join(', ')} e altri ${more}`;
    return codes.length === 1 ? `Codice OE ${codes[0]}` : `Codici OE ${listed(codes)}`;
  },
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
    expected: (day: string) => `Consegna prevista ${day}`,
    /** the last hour of the day counts until midnight */
    orderBy: (hour: number, weekday: string) => {
      if (hour === 0) return `Se ordini prima di ${weekday}`;
      if (hour === 24) return `Se ordini entro la fine di ${weekday}`;
      return hour === 1 ? `Se ordini entro l’1 di ${weekday}` : `Se ordini entro le ${hour} di ${weekday}`;
    },
    free: 'Spedizione gratuita',
    cost: (price: string) => `Spedizione ${price}`,
    freeFrom: (amount: string) => `, gratuita da ${amount} di spesa`,
  },
  related: 'Potrebbe servirti anche',
  recentlyViewed: 'Visti di recente',
  /** below the cart */
  crossSells: 'Completa il tuo ordine',
  notForSale: 'Al momento questo articolo non si può ordinare.',
};

export type ProductPageMessages = typeof productPage;
