/** Sentences about where a part fits; `car` is make and model. */
export const fittingPhrases: readonly ((car: string) => string)[] = [
  (car) => `Il ricambio è compatibile con ${car} e con gli altri modelli elencati in questa pagina.`,
  (car) => `Tra le vetture servite c’è ${car}: l’elenco completo è nella sezione dei veicoli compatibili.`,
  (car) => `Per ${car} e gli altri veicoli in elenco il montaggio non richiede modifiche.`,
  () => 'Prima dell’ordine conviene confrontare il codice OE con quello stampigliato sul pezzo smontato.',
  () => 'Se hai dubbi sulla compatibilità, scrivici con la targa o il numero di telaio.',
  () => 'L’elenco dei codici originali in questa pagina aiuta a riconoscere il pezzo giusto.',
];

/** Sentences about the maker and its line. */
export const makerPhrases: readonly ((brand: string, series: string) => string)[] = [
  (brand, series) => `La linea ${series} di ${brand} offre un buon equilibrio tra durata e prezzo.`,
  (brand, series) => `${brand} controlla a campione ogni lotto della linea ${series}.`,
  (brand, series) =>
    `Con la linea ${series}, ${brand} copre la manutenzione ordinaria e le riparazioni più comuni.`,
  (brand) => `Prodotto ${brand}, con tracciabilità del lotto sulla confezione.`,
  (brand, series) => `La serie ${series} è la scelta di ${brand} per chi vuole montare e dimenticarsene.`,
];

/** Sentences that hold for everything in the shop. */
export const shopPhrases: readonly string[] = [
  'Articolo nuovo, nella sua confezione, con garanzia legale di 24 mesi.',
  'Garanzia legale di 24 mesi e reso entro 14 giorni.',
  'Le immagini sono indicative: fanno fede i dati della scheda.',
  'Il nostro banco risponde alle domande tecniche dal lunedì al venerdì.',
];

/** The condition of a reconditioned part, instead of a sentence that calls it new. */
export const reconditionedPhrase =
  'Pezzo ricondizionato: smontato, lavato, rifatto nelle parti soggette a usura e provato al banco, con garanzia di 24 mesi.';
