export const search = {
  label: 'Cerca nel catalogo',
  placeholder: 'Codice articolo, codice OE o nome del ricambio',
  submit: 'Cerca',
  popup: 'Ricerca nel catalogo',
  close: 'Chiudi la ricerca',
  suggestions: 'Suggerimenti',
  products: 'Articoli',
  categories: 'Categorie',
  brands: 'Marche',
  popularCategories: 'Le categorie più fornite',
  hint: 'Basta l’inizio di un codice; spazi, punti e trattini non contano. Oppure scrivi il nome del ricambio.',
  code: (code: string) => `Cod. ${code}`,
  priceFrom: 'da',
  onRequest: 'Su richiesta',
  inCategory: (category: string) => `in ${category}`,
  allResults: (words: string) => `Tutti i risultati per “${words}”`,
  meant: (words: string) => `Forse cercavi “${words}”`,
  nothingSuggested: (words: string) => `Nessun suggerimento per “${words}”.`,
  nothingSuggestedNext: 'Premi Invio: nella pagina dei risultati trovi che cosa provare.',
  suggestionCount: (count: number) =>
    count === 1
      ? '1 suggerimento: premi freccia giù per sceglierlo.'
      : `${count} suggerimenti: scegli con freccia su e freccia giù.`,
  failed: 'I suggerimenti non arrivano. Premi Invio per cercare lo stesso.',
  nothingFor: (words: string) => `Nessun articolo corrisponde a “${words}”.`,
  didYouMean: 'Forse cercavi',
  resultsOfMeant: 'Ecco i risultati.',
  fewerWords: 'Prova con una parola sola',
  nearCategories: 'Guarda in queste categorie',
  askTitle: 'Non lo trovi? Chiedi a noi',
  askText: 'Con il codice o con marca, modello e anno dell’auto lo cerchiamo noi.',
};

export type SearchMessages = typeof search;
