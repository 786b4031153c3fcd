const block = (name: string, hint: string, fields: Readonly<Record<string, string>> = {}) => ({
  name,
  hint,
  fields,
});

/** The kinds of blocks that pages are made of. */
export const pageBlocks = {
  hero: block(
    'Apertura',
    'Grandi parole su una foto. Se è il primo blocco, il suo titolo è quello della pagina.',
    {
      title: 'Titolo',
      text: 'Testo',
      picture: 'Foto di sfondo',
      search: 'Con la ricerca del negozio',
      linkLabel: 'Scritta del pulsante',
      linkTo: 'Il pulsante porta a',
    },
  ),
  slider: block(
    'Apertura a scorrimento',
    'Più aperture, una alla volta: si scorrono con il dito, con i punti o con le frecce. Come primo blocco dà il titolo alla pagina.',
    {
      slides: 'Aperture',
      'slides.picture': 'Foto di sfondo',
      'slides.title': 'Titolo',
      'slides.text': 'Testo',
      'slides.linkLabel': 'Scritta del pulsante',
      'slides.linkTo': 'Il pulsante porta a',
    },
  ),
  promises: block(
    'Vantaggi del negozio',
    'Spedizione gratuita, disponibilità e prezzi per officine: solo ciò che è vero secondo le impostazioni.',
  ),
  categories: block('Categorie', 'Le categorie con le loro foto; quelle vuote non si vedono.', {
    title: 'Titolo',
    parent: 'Quelle dentro a',
  }),
  products: block(
    'Prodotti',
    'Prodotti secondo una regola, o scelti. Chi compra vede solo quelli disponibili.',
    {
      title: 'Titolo',
      rule: 'Quali',
      category: 'Categoria',
      brand: 'Marca',
      chosen: 'Prodotti',
      count: 'Quanti al massimo',
      linkTo: '“Vedi tutto” porta a',
    },
  ),
  carousel: block('Prodotti a scorrimento', 'Una fila di prodotti che si scorre.', {
    title: 'Titolo',
    rule: 'Quali',
    category: 'Categoria',
    brand: 'Marca',
    chosen: 'Prodotti',
    count: 'Quanti al massimo',
    linkTo: '“Vedi tutto” porta a',
    autoplay: 'Scorre da sola, ogni 5 secondi',
  }),
  brands: block('Marche', 'Le marche del catalogo, con il loro marchio.', {
    title: 'Titolo',
    count: 'Quante al massimo',
  }),
  text: block('Testo', 'Un testo con titoli, elenchi e collegamenti.', { html: 'Testo' }),
  picture: block('Foto', 'Una foto, con una didascalia e un collegamento se servono.', {
    picture: 'Foto',
    alt: 'Che cosa si vede, per chi non la vede',
    caption: 'Didascalia',
    linkTo: 'La foto porta a',
    width: 'Larghezza',
  }),
  testimonials: block(
    'Dicono di noi',
    'Parole di clienti, da una a tre alla volta; scorrono da sole ogni 12 secondi, e chi legge può fermarle. Solo frasi vere, con il permesso di chi le ha dette.',
    { title: 'Titolo', items: 'Frasi', 'items.quote': 'Frase', 'items.author': 'Chi l’ha detta' },
  ),
  questions: block('Domande e risposte', 'Domande che si aprono una per una.', {
    title: 'Titolo',
    items: 'Domande',
    'items.question': 'Domanda',
    'items.answer': 'Risposta',
  }),
  columns: block(
    'Colonne di testo',
    'Da uno a quattro testi con foto affiancati; sul telefono uno sotto l’altro.',
    {
      title: 'Titolo',
      items: 'Colonne',
      'items.picture': 'Foto',
      'items.title': 'Titolo',
      'items.html': 'Testo',
      'items.linkLabel': 'Scritta del collegamento',
      'items.linkTo': 'Il collegamento porta a',
    },
  ),
  blockColumns: block(
    'Colonne di blocchi',
    'Da due a quattro colonne, ognuna con i suoi blocchi; sul telefono una sotto l’altra. Una colonna vuota non occupa spazio.',
    { layout: 'Colonne', columns: 'Blocchi' },
  ),
  figures: block('Numeri', 'Numeri che contano fino al loro valore quando si vedono.', {
    title: 'Titolo',
    items: 'Numeri',
    'items.number': 'Numero',
    'items.words': 'Di che cosa',
  }),
  video: block(
    'Video',
    'Un file del negozio, come /media/freni.webm, si guarda nella pagina. L’indirizzo di un altro sito diventa un collegamento: nessuno script di altri arriva a chi legge.',
    { title: 'Titolo', source: 'Indirizzo del video', poster: 'Foto di copertina', caption: 'Didascalia' },
  ),
  productTable: block('Tabella di prodotti', 'Una delle tabelle di “Tabelle di prodotti”.', {
    title: 'Titolo',
    table: 'Tabella',
  }),
  bulkOrder: block('Ordine in blocco', 'Il modulo per ordinare molti articoli; lo usano le aziende.', {
    title: 'Titolo',
  }),
  contactForm: block(
    'Modulo di contatto',
    'Chiunque può scrivere: il messaggio diventa una conversazione. Si usa anche senza account.',
    {
      title: 'Titolo',
      text: 'Testo sopra il modulo',
      thanks: 'Frase dopo l’invio (vuota: quella del negozio)',
    },
  ),
  quoteRequest: block(
    'Richiesta di preventivo',
    'Il modulo per chiedere un preventivo; lo usano le aziende.',
    {
      title: 'Titolo',
    },
  ),
};
