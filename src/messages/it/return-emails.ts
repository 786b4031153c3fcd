const moment = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  dateStyle: 'full',
  timeStyle: 'long',
});

/** What staff may write otherwise of each email about a return or a withdrawal. */
export const returnEmailTexts = {
  'return-requested': {
    subject: '{shop_name}: abbiamo ricevuto la richiesta di reso {return_number}',
    heading: 'Abbiamo ricevuto la tua richiesta di reso',
    intro:
      'la stiamo guardando: ti rispondiamo di solito entro due giorni lavorativi. Non spedire ancora nulla.',
    closing: 'A presto,\n{shop_name}',
  },
  'return-approved': {
    subject: '{shop_name}: il reso {return_number} è approvato',
    heading: 'Il tuo reso è approvato',
    intro:
      'puoi spedire i pezzi: imballali bene e metti nel pacco il foglio di reso, o scrivi sul pacco il numero del reso. Hai 14 giorni.',
    closing: 'A presto,\n{shop_name}',
  },
  'return-refused': {
    subject: '{shop_name}: il reso {return_number} non è stato accettato',
    heading: 'Non possiamo accettare il reso',
    intro:
      'abbiamo esaminato la tua richiesta e non possiamo accettarla: qui sotto leggi perché. Se pensi che ci sia un errore, rispondi a questa email.',
    closing: 'A presto,\n{shop_name}',
  },
  'return-received': {
    subject: '{shop_name}: il pacco del reso {return_number} è arrivato',
    heading: 'Il pacco è arrivato',
    intro: 'abbiamo ricevuto i pezzi e li stiamo controllando. Ti scriviamo appena il rimborso parte.',
    closing: 'A presto,\n{shop_name}',
  },
  'return-credited': {
    subject: '{shop_name}: il codice per il reso {return_number}',
    heading: 'Ecco il tuo codice',
    intro: 'per il reso abbiamo preparato un codice: scrivilo alla cassa, vale per un ordine.',
    closing: 'A presto,\n{shop_name}',
  },
  'return-closed': {
    subject: '{shop_name}: il reso {return_number} è chiuso',
    heading: 'Il reso è chiuso senza rimborso',
    intro:
      'abbiamo chiuso il reso senza rimborso: qui sotto leggi perché. Per qualsiasi dubbio rispondi a questa email.',
    closing: 'A presto,\n{shop_name}',
  },
  'return-cancelled': {
    subject: '{shop_name}: il reso {return_number} è annullato',
    heading: 'Il reso è annullato',
    intro: 'la richiesta di reso è stata annullata: non devi spedire nulla.',
    closing: 'A presto,\n{shop_name}',
  },
  'shop-return': {
    subject: 'Reso {return_number} dell’ordine {order_number}: da decidere',
    heading: 'Una richiesta di reso attende la tua decisione',
    intro: '{customer_name} chiede di rendere articoli dell’ordine {order_number}.',
    closing: '',
  },
  'withdrawal-receipt': {
    subject: '{shop_name}: ricevuta del recesso dall’ordine {contract}',
    heading: 'Ricevuta della dichiarazione di recesso',
    intro: 'abbiamo ricevuto la tua dichiarazione di recesso. Questa email è la ricevuta: conservala.',
    closing: 'A presto,\n{shop_name}',
  },
  'shop-withdrawal': {
    subject: 'Recesso dall’ordine {contract}',
    heading: 'Un cliente ha dichiarato il recesso',
    intro: '',
    closing: '',
  },
};

/** The texts of the emails about returns and withdrawals. */
export const returnEmails = {
  hello: (name: string) => (name === '' ? 'Buongiorno,' : `Ciao ${name},`),
  order: 'Ordine',
  number: 'Reso',
  lines: 'Articoli',
  line: (quantity: number, name: string) => `${quantity} × ${name}`,
  reason: 'Motivo',
  answer: 'Risposta del negozio',
  sendTo: 'Spedisci a',
  slip: 'Scarica il foglio di reso da mettere nel pacco (PDF)',
  costs: {
    customer: 'Le spese di spedizione del reso sono a tuo carico.',
    shop: 'La spedizione del reso è a carico nostro: rispondi a questa email per il ritiro.',
  },
  open: 'Segui il reso',
  openStaff: 'Apri il reso',
  openOrder: 'Apri l’ordine',
  'return-credited': {
    code: (code: string, amount: string) => `${code}, del valore di ${amount}`,
  },
  'withdrawal-receipt': {
    statement: (name: string, contract: string) =>
      `Io, ${name}, recedo dal contratto di vendita dell’ordine ${contract}.`,
    goods: 'Articoli',
    sentAt: 'Inviata il',
    moment: (iso: string) => moment.format(new Date(iso)),
    next: 'Rispedisci gli articoli entro 14 giorni. Ti rimborsiamo entro 14 giorni da oggi con lo stesso mezzo di pagamento, anche le spese di consegna standard; possiamo aspettare di aver ricevuto i pezzi o la prova che li hai spediti.',
    cancelled: 'L’ordine non era pagato ed è stato annullato: non devi spedire nulla.',
    unmatched:
      'Stiamo collegando la dichiarazione al tuo ordine: se ci serve qualcosa ti scriviamo a questo indirizzo. La data e l’ora qui sopra valgono in ogni caso.',
  },
  'shop-withdrawal': {
    matched: (number: string) => `È stato aperto il reso ${number}. Il rimborso va fatto entro 14 giorni.`,
    unmatched:
      'Il negozio non ha aperto un reso da solo: il numero o l’email non corrispondono a un ordine, oppure il termine è passato, l’ordine è di un’azienda o non resta nulla da rendere. Controlla e rispondi al cliente: la ricevuta con data e ora è già partita.',
  },
};

export const returnEmailNames = {
  'return-requested': 'Reso richiesto',
  'return-approved': 'Reso approvato',
  'return-refused': 'Reso rifiutato',
  'return-received': 'Reso ricevuto',
  'return-credited': 'Codice per un reso',
  'return-closed': 'Reso chiuso senza rimborso',
  'return-cancelled': 'Reso annullato',
  'shop-return': 'Avviso di richiesta di reso',
  'withdrawal-receipt': 'Ricevuta di recesso',
  'shop-withdrawal': 'Avviso di recesso',
};

export type ReturnEmails = typeof returnEmails;
export type ReturnEmailTexts = typeof returnEmailTexts;
