import type { PartKind } from '../parts/part-kind.ts';

type Use = PartKind['use'];

/** Invented first names, for authors. */
export const firstNames = [
  'Marco',
  'Luca',
  'Giulia',
  'Andrea',
  'Francesca',
  'Davide',
  'Elena',
  'Stefano',
  'Chiara',
  'Matteo',
  'Paolo',
  'Sara',
  'Alessio',
  'Roberto',
  'Martina',
  'Simone',
  'Valentina',
  'Giorgio',
  'Ilaria',
  'Fabio',
  'Nicola',
  'Laura',
  'Antonio',
  'Silvia',
  'Daniele',
  'Monica',
  'Enrico',
  'Federica',
  'Claudio',
  'Barbara',
  'Salvatore',
  'Anna',
  'Gianluca',
  'Cristina',
  'Michele',
  'Teresa',
  'Vincenzo',
  'Lucia',
  'Riccardo',
  'Marta',
] as const;

/** First sentences, from the worst rating to the best. */
export const openings: Readonly<Record<1 | 2 | 3 | 4 | 5, readonly string[]>> = {
  1: ['Purtroppo non ci siamo.', 'Esperienza da dimenticare.', 'Mi aspettavo decisamente di più.'],
  2: ['Sotto le aspettative.', 'Così così.', 'Non mi ha convinto del tutto.'],
  3: ['Fa il suo dovere.', 'Nella media.', 'Discreto per il prezzo.', 'Niente di speciale, ma va.'],
  4: [
    'Buon prodotto.',
    'Tutto bene.',
    'Buon rapporto tra qualità e prezzo.',
    'Nel complesso bene.',
    'Acquisto valido.',
    'Mi è piaciuto.',
  ],
  5: [
    'Ottimo acquisto.',
    'Perfetto.',
    'Tutto come da descrizione.',
    'Consigliatissimo.',
    'Qualità ottima.',
    'Esattamente quello che cercavo.',
    'Non potevo chiedere di meglio.',
    'Cinque stelle meritate.',
  ],
};

/** What a buyer tells of the thing itself when it was good. */
export const praise: Readonly<Record<Use, readonly string[]>> = {
  mounted: [
    'Montaggio senza modifiche, combacia con il pezzo smontato.',
    'Ho confrontato il codice prima di ordinare ed era quello giusto.',
    'Dopo cinquemila chilometri nessun problema.',
    'Me lo aveva consigliato il meccanico.',
    'Differenza evidente rispetto a quello vecchio.',
    'Montato in un pomeriggio nel garage di casa.',
    'Fattura e finiture pari all’originale.',
    'La foto corrisponde a quello che arriva.',
    'In officina lo montiamo spesso e non ha mai dato problemi.',
    'Prezzo molto più basso che in concessionaria.',
  ],
  fluid: [
    'Il motore gira più silenzioso.',
    'Specifica corretta, stampata bene sull’etichetta.',
    'Tappo e beccuccio comodi, niente gocce in giro.',
    'Lo ricompro a ogni tagliando.',
    'Confezione ben sigillata, nessuna perdita.',
    'Data di produzione recente.',
    'Conviene prendere il formato grande.',
  ],
  tyre: [
    'Silenziose e precise, anche sul bagnato.',
    'Data di produzione recentissima.',
    'Il gommista le ha equilibrate con pochissimi pesi.',
    'Dopo una stagione il consumo è regolare.',
    'In frenata si sente la differenza.',
    'Buon comfort anche sulle strade rovinate.',
  ],
  tool: [
    'Solido, si sente che è fatto per durare.',
    'Lo uso tutti i giorni in officina.',
    'Impugnatura comoda anche con i guanti.',
    'Preciso e ben rifinito.',
    'La valigetta è ordinata e robusta.',
    'Per il garage di casa è più che sufficiente.',
  ],
};

/** What a buyer tells when it was not. */
export const complaints: Readonly<Record<Use, readonly string[]>> = {
  mounted: [
    'Ho dovuto ritoccare un fissaggio per montarlo.',
    'Mancava una vite nella confezione.',
    'Si è sentito un leggero rumore nei primi chilometri.',
    'La finitura non è pari all’originale.',
  ],
  fluid: ['Il tappo perdeva qualche goccia.', 'L’etichetta si legge male.', 'Pensavo durasse di più.'],
  tyre: [
    'Un po’ rumorose sopra i cento.',
    'Sul bagnato me le aspettavo migliori.',
    'Si consumano in fretta davanti.',
  ],
  tool: ['La valigetta è un po’ fragile.', 'Finiture migliorabili.', 'Più pesante di quanto pensassi.'],
};

/** Last sentences, about the shop. */
export const closings: Readonly<Record<'good' | 'bad', readonly string[]>> = {
  good: [
    'Spedizione veloce.',
    'Arrivato in due giorni.',
    'Imballo curato.',
    'Assistenza gentile al telefono.',
    'Lo ricomprerei.',
    'Consegna puntuale.',
    'Servizio impeccabile.',
    'Il corriere ha avvisato prima di passare.',
  ],
  bad: [
    'La spedizione però è stata veloce.',
    'Il reso è stato gestito bene.',
    'L’assistenza ha risposto subito.',
    'Imballo comunque buono.',
  ],
};
