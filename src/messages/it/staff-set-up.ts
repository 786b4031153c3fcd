/** In the menu. */
export const menu = { setup: 'Primi passi' };

const steps = {
  firm: {
    title: 'La ditta',
    summary:
      'Nome, indirizzo, partita IVA e recapiti: compaiono in fondo a ogni pagina, nelle email e nei documenti.',
    intro: 'Chi vende e come si raggiunge. Quello che scrivi vale subito in tutto il negozio.',
    fields: {
      shop_name: 'Nome del negozio',
      shop_legal_name: 'Ragione sociale',
      shop_address: 'Indirizzo',
      shop_vat_number: 'Partita IVA',
      shop_rea: 'Numero REA (facoltativo)',
      shop_pec: 'PEC (facoltativa)',
      shop_sdi: 'Codice destinatario SDI (facoltativo)',
      shop_email: 'Email',
      shop_phone: 'Telefono (facoltativo)',
      shop_hours: 'Orari (facoltativi)',
    },
    hints: {
      shop_name: 'Come lo chiamano i clienti.',
      shop_address: 'Via e numero, CAP, città e provincia.',
      shop_sdi: 'Sette lettere o cifre: dove ricevi le fatture elettroniche.',
      shop_email: 'Da qui partono le email del negozio, qui arrivano gli avvisi.',
      shop_hours: 'Quando si risponde al telefono.',
    },
  },
  look: {
    fonts: {
      barlow: 'Barlow per i titoli, Inter per i testi',
      inter: 'Inter',
      system: 'Quelli del dispositivo',
    },
    corners: { square: 'Vivi', soft: 'Appena arrotondati', round: 'Rotondi' },
    title: 'L’aspetto',
    summary: 'Logo, icona e colori, controllati perché si leggano bene.',
    intro:
      'Il logo sta in cima alle pagine, nelle email e nei documenti. Il colore principale è quello dei pulsanti e dei prezzi in offerta, il colore scuro quello del fondo pagina.',
    remove: { logo: 'Togli il logo', icon: 'Togli l’icona' },
    fields: {
      shop_logo: 'Logo',
      shop_icon: 'Icona',
      logo_file: 'Logo (facoltativo)',
      icon_file: 'Icona (facoltativa)',
      shop_tagline: 'Motto (facoltativo)',
      theme_accent: 'Colore principale',
      theme_dark: 'Colore scuro',
      theme_fonts: 'Caratteri',
      theme_corners: 'Angoli',
    },
    hints: {
      logo_file:
        'PNG, WebP o JPEG fino a 4 MB; meglio con lo sfondo trasparente. Senza logo si legge il nome.',
      icon_file: 'Quadrata, almeno 180 × 180 pixel: nelle schede del browser e sui telefoni.',
      shop_tagline: 'Una frase breve per i motori di ricerca e il fondo pagina.',
      theme_accent: 'Deve leggersi sul bianco e portare scritte bianche.',
      theme_dark: 'Porta scritte chiare.',
      theme_fonts: 'Quelli del dispositivo non si scaricano: le pagine arrivano prima.',
      theme_corners: 'Di pulsanti, campi e riquadri.',
    },
  },
  prices: {
    title: 'Prezzi e IVA',
    summary: 'Se i prezzi si scrivono con l’IVA, e quali aliquote servono.',
    intro:
      'Con la spunta, 24,90 scritto in un prodotto è 24,90 anche nel negozio; senza, si aggiunge l’IVA e un privato vede 30,38. Le aliquote valgono in tutta Italia; quelle degli altri paesi e le eccezioni stanno tra le aliquote IVA.',
    fields: {
      prices_include_tax: 'Scrivo i prezzi IVA inclusa',
      standard: 'Ordinaria (%)',
      reduced: 'Ridotta (%)',
      'second-reduced': 'Seconda ridotta (%)',
      'super-reduced': 'Minima (%)',
    },
    hints: {
      reduced: 'Vuota: non serve.',
      'second-reduced': 'Vuota: non serve.',
      'super-reduced': 'Vuota: non serve.',
    },
  },
  shipping: {
    title: 'Spedizione e pagamento',
    summary: 'Quanto costa spedire in Italia e nelle isole, ritiro in sede, bonifico e contrassegno.',
    intro:
      'Importi in euro, IVA inclusa. Altre zone, tariffe e gestori dei pagamenti si aggiungono poi nelle loro pagine.',
    legends: { shipping: 'Spedizione', transfer: 'Bonifico bancario', cash: 'Contrassegno' },
    fields: {
      italyCost: 'Italia (€)',
      italyFreeFrom: 'Italia: gratuita da (€)',
      islandsCost: 'Isole (€)',
      islandsFreeFrom: 'Isole: gratuita da (€)',
      pickup: 'Offro anche il ritiro in sede, gratuito',
      bank_transfer_enabled: 'Accetto bonifici',
      bank_transfer_holder: 'Intestatario del conto',
      bank_transfer_iban: 'IBAN',
      bank_transfer_bank: 'Banca (facoltativa)',
      cash_on_delivery_enabled: 'Accetto il contrassegno',
      cash_on_delivery_fee_cents: 'Costo del contrassegno (€)',
    },
    hints: {
      italyFreeFrom: 'Vuoto: mai gratuita.',
      islandsCost: 'Sicilia, Sardegna e isole minori.',
      islandsFreeFrom: 'Vuoto: mai gratuita.',
      cash_on_delivery_fee_cents: 'Vuoto: nessun costo.',
    },
  },
  email: {
    title: 'Le email',
    summary: 'Il server da cui partono conferme d’ordine e avvisi, con un messaggio di prova.',
    intro:
      'I dati sono quelli del tuo servizio di posta, alla voce SMTP. La password viene cifrata e non si mostra più.',
    fields: {
      host: 'Server SMTP',
      port: 'Porta',
      security: 'Cifratura',
      user: 'Nome utente (facoltativo)',
      password: 'Password',
      testTo: 'Manda una prova a',
    },
    hints: {
      host: 'Per esempio smtp.iltuodominio.it',
      port: 'Di solito 587 con STARTTLS, 465 con TLS.',
    },
    securities: { starttls: 'STARTTLS', tls: 'TLS', none: 'Nessuna' },
    configured:
      'Il server di posta è indicato dalla variabile d’ambiente SMTP_URL, che ha la precedenza: qui si può solo provare.',
    keepPassword: 'Già salvata. Lascia vuoto per non cambiarla.',
    sendTest: 'Salva e manda la prova',
  },
};

export const staffSetUp = {
  title: 'Primi passi',
  intro: 'Cinque passi brevi per aprire il negozio. Puoi fermarti quando vuoi e riprendere da qui.',
  finished: 'Hai visto tutti i passi. Ora mancano solo i prodotti; ogni passo si può riaprire.',
  toProducts: 'Aggiungi i prodotti',
  notAllowed: 'Il tuo ruolo non comprende questo passo.',
  next: 'Da fare adesso',
  states: { done: 'Fatto', skipped: 'Saltato', open: 'Da fare' },
  backToSteps: 'Torna ai passi',
  stepOf: (step: number, steps: number) => `${step} di ${steps}.`,
  doneTab: (title: string) => `${title} ✓`,
  saveAndGoOn: 'Salva e continua',
  skip: 'Salta per ora',
  steps,
  problems: {
    'no-vat-number': 'non è una partita IVA valida: controlla le cifre',
    'no-rate': 'scrivi una percentuale, per esempio 22',
    'in-use': 'ci sono prodotti con questa aliquota: cambiala nei prodotti prima di toglierla',
    'no-amount': 'scrivi un importo, per esempio 7,90',
    'too-much': 'è troppo alto: controlla l’importo',
    'no-host': 'scrivi il nome del server, per esempio smtp.iltuodominio.it',
    'no-port': 'scrivi un numero da 1 a 65535',
    'no-security': 'scegli una voce dell’elenco',
  },
  fileProblems: {
    empty: 'il file è vuoto',
    'too-large': 'il file supera i 4 MB: riducilo e riprova',
    'too-many-pixels': 'l’immagine supera i 50 megapixel: riducila e riprova',
    'not-a-picture': 'non è un’immagine PNG, WebP o JPEG: esporta il file in PNG, anche se è un SVG',
    'unfit-kind': 'le GIF non vanno bene: usa un PNG, un WebP o un JPEG',
    'phone-format': 'il formato HEIC dei telefoni non si vede in tutti i browser: salva l’immagine in JPEG',
    animated: 'le immagini animate non sono ammesse',
    damaged: 'l’immagine è incompleta o danneggiata: esportala di nuovo',
    'not-stored': 'il file non è stato salvato per un problema dalla nostra parte: riprova tra poco',
    'too-small':
      'l’immagine è troppo piccola: servono almeno 24 pixel di altezza per il logo, 180 per l’icona',
    busy: 'ci sono troppe immagini in lavorazione: riprova tra un minuto',
  },
  testSent: 'Il messaggio di prova è partito: controlla la posta.',
  testProblems: {
    'log-in': 'Il server ha rifiutato nome utente o password.',
    host: 'Il server non si trova: controlla il nome.',
    refused: 'Il server non accetta la connessione: controlla porta e cifratura.',
    timeout: 'Il server non risponde in tempo: controlla nome e porta.',
    encryption: 'La connessione cifrata non riesce: controlla porta e cifratura.',
    recipient: 'Il server ha rifiutato il mittente o il destinatario.',
    other: 'Il messaggio non è partito.',
  },
  serverSaid: (answer: string) => `Il server ha risposto: “${answer}”`,
  testMessage: {
    subject: (shop: string) => `${shop}: messaggio di prova`,
    text: (shop: string) =>
      `Questo messaggio è stato inviato da ${shop} per provare il server di posta. Se lo leggi, funziona.`,
  },
};
declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffSetUp: typeof staffSetUp;
  }
}
