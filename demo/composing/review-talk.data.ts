/** What the shop answers, by the rating that it answers to. */
export const shopAnswers: Readonly<Record<1 | 2 | 3 | 4 | 5, readonly string[]>> = {
  1: [
    'Ci dispiace. Scrivici con il numero d’ordine: cambiamo il pezzo a nostre spese o ti rimborsiamo subito.',
    'Grazie di averlo scritto: abbiamo aperto un reso gratuito, trovi l’etichetta nella tua email.',
  ],
  2: [
    'Grazie della segnalazione. L’abbiamo girata al produttore; intanto l’assistenza ti richiama in giornata.',
    'Ci dispiace per il disagio. Rispondi alla conferma d’ordine e troviamo insieme il pezzo giusto.',
  ],
  3: ['Grazie del parere. Se ti serve un consiglio per il montaggio, l’officina risponde al telefono.'],
  4: ['Grazie! Buona strada.', 'Grazie del riscontro, ci aiuta a scegliere che cosa tenere in magazzino.'],
  5: ['Grazie mille! Alla prossima.', 'Grazie, lo diciamo anche a chi prepara i pacchi.'],
};

/** Reviews that wait for approval; `rank` counts the products by sales, `hours` back from the day of the demo shop. */
export const waitingReviews: readonly {
  readonly rank: number;
  readonly author: string;
  readonly email: string;
  readonly rating: number;
  readonly body: string;
  readonly hours: number;
}[] = [
  {
    rank: 1,
    author: 'Tiziana M.',
    email: 'tiziana.m@recensioni.example',
    rating: 5,
    body: 'Arrivato in due giorni, montato la sera stessa. Combacia al millimetro.',
    hours: 3,
  },
  {
    rank: 2,
    author: 'Officina Bellini',
    email: 'bellini@recensioni.example',
    rating: 4,
    body: 'Buon pezzo, lo usiamo spesso. Peccato per l’imballo un po’ scarno.',
    hours: 9,
  },
  {
    rank: 3,
    author: 'Renato P.',
    email: 'renato.p@recensioni.example',
    rating: 2,
    body: 'Il codice era giusto ma mancavano le viti di fissaggio. Ho dovuto cercarle altrove.',
    hours: 20,
  },
  {
    rank: 5,
    author: 'super_sconti_24',
    email: 'promo@recensioni.example',
    rating: 5,
    body: 'Ricambi a metà prezzo solo oggi, visitate il mio sito!!!',
    hours: 31,
  },
  {
    rank: 8,
    author: 'Loredana C.',
    email: 'loredana.c@recensioni.example',
    rating: 3,
    body: 'Fa quello che deve. Avrei gradito istruzioni in italiano.',
    hours: 52,
  },
];
